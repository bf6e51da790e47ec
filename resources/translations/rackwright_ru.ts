<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="ru">
    <context>
        <name>rackwright::ArchiveForm</name>
        <message>
            <source>Cameras</source>
            <translation>Камеры</translation>
        </message>
        <message>
            <source>Picture width</source>
            <translation>Ширина кадра</translation>
        </message>
        <message>
            <source>Picture height</source>
            <translation>Высота кадра</translation>
        </message>
        <message>
            <source>Frame rate</source>
            <translation>Частота кадров</translation>
        </message>
        <message>
            <source>Codec</source>
            <translation>Кодек</translation>
        </message>
        <message>
            <source>Bit rate of a camera</source>
            <translation>Битрейт камеры</translation>
        </message>
        <message>
            <source>from picture and codec</source>
            <translation>по кадру и кодеку</translation>
        </message>
        <message>
            <source>Retention</source>
            <translation>Хранение</translation>
        </message>
        <message>
            <source>Days kept</source>
            <translation>Дней хранения</translation>
        </message>
        <message>
            <source>Hours recorded a day</source>
            <translation>Часов записи в сутки</translation>
        </message>
        <message>
            <source>Share of the time recorded</source>
            <translation>Доля времени записи</translation>
        </message>
        <message>
            <source>Hours on the hot tier</source>
            <translation>Часов на горячем уровне</translation>
        </message>
    </context>
    <context>
        <name>rackwright::ArrayForm</name>
        <message>
            <source>Name</source>
            <translation>Название</translation>
        </message>
        <message>
            <source>Drive</source>
            <translation>Диск</translation>
        </message>
        <message>
            <source>Drives, spares among them</source>
            <translation>Диски вместе с запасными</translation>
        </message>
        <message>
            <source>RAID</source>
            <translation>RAID</translation>
        </message>
        <message>
            <source>RAID groups</source>
            <translation>Группы RAID</translation>
        </message>
        <message>
            <source>Hot spares</source>
            <translation>Горячий резерв</translation>
        </message>
    </context>
    <context>
        <name>ArrayRole</name>
        <message>
            <source>All footage</source>
            <translation>Все записи</translation>
        </message>
        <message>
            <source>Hot tier</source>
            <translation>Горячий уровень</translation>
        </message>
        <message>
            <source>Cold tier</source>
            <translation>Холодный уровень</translation>
        </message>
    </context>
    <context>
        <name>ChartNames</name>
        <message>
            <source>GPU %1</source>
            <translation>GPU %1</translation>
        </message>
    </context>
    <context>
        <name>rackwright::ChoiceField</name>
        <message>
            <source>“%1” is not in the list.</source>
            <translation>«%1» нет в списке.</translation>
        </message>
        <message>
            <source>%1 (not in the catalogue)</source>
            <translation>%1 (нет в каталоге)</translation>
        </message>
    </context>
    <context>
        <name>rackwright::DashboardPanel</name>
        <message>
            <source>GPU memory</source>
            <translation>Память GPU</translation>
        </message>
        <message>
            <source>Video load</source>
            <translation>Видеонагрузка</translation>
        </message>
        <message>
            <source>Training step</source>
            <translation>Шаг обучения</translation>
        </message>
        <message>
            <source>Storage</source>
            <translation>Хранение</translation>
        </message>
        <message>
            <source>This variant has no GPUs yet. Drag a server onto the rack.</source>
            <translation>В варианте пока нет GPU. Перетащите сервер в стойку.</translation>
        </message>
        <message>
            <source>No video analytics is placed on the GPUs of this variant.</source>
            <translation>На GPU этого варианта нет видеоаналитики.</translation>
        </message>
        <message>
            <source>No training is placed on the GPUs of this variant.</source>
            <translation>На GPU этого варианта нет обучения.</translation>
        </message>
        <message>
            <source>This variant has no storage array yet. Drag one onto the rack.</source>
            <translation>В варианте пока нет массива. Перетащите его в стойку.</translation>
        </message>
        <message>
            <source>Charts</source>
            <translation>Графики</translation>
        </message>
    </context>
    <context>
        <name>DecodeStrategy</name>
        <message>
            <source>Full main stream</source>
            <translation>Полный основной поток</translation>
        </message>
        <message>
            <source>Substream</source>
            <translation>Второй поток</translation>
        </message>
        <message>
            <source>Key frames only</source>
            <translation>Только ключевые кадры</translation>
        </message>
        <message>
            <source>Camera sends the analysed rate</source>
            <translation>Камера шлёт с частотой анализа</translation>
        </message>
        <message>
            <source>On the CPU</source>
            <translation>На процессоре</translation>
        </message>
    </context>
    <context>
        <name>DerivationText</name>
        <message>
            <source>%1, in the variant “%2”</source>
            <translation>%1, вариант «%2»</translation>
        </message>
        <message>
            <source>Formula from: %1</source>
            <translation>Формула из: %1</translation>
        </message>
    </context>
    <context>
        <name>DevicePainter</name>
        <message>
            <source>%1: not in the catalogue</source>
            <translation>%1: нет в каталоге</translation>
        </message>
        <message>
            <source>no drives</source>
            <translation>нет дисков</translation>
        </message>
        <message>
            <source>%1 drives · %2</source>
            <translation>дисков: %1 · %2</translation>
        </message>
        <message>
            <source>%1 × %2 · %3</source>
            <comment>drives × capacity · RAID</comment>
            <translation>%1 × %2 · %3</translation>
        </message>
        <message>
            <source>%1 × %2</source>
            <comment>drives × capacity</comment>
            <translation>%1 × %2</translation>
        </message>
        <message>
            <source>usable capacity not known</source>
            <translation>полезная ёмкость неизвестна</translation>
        </message>
        <message>
            <source>%1 usable, nothing stored</source>
            <translation>доступно %1, ничего не хранится</translation>
        </message>
        <message>
            <source>%1 usable</source>
            <translation>доступно %1</translation>
        </message>
        <message>
            <source>%1 of %2 usable</source>
            <translation>%1 из %2 доступных</translation>
        </message>
        <message>
            <source>%1 / %2</source>
            <comment>stored / usable</comment>
            <translation>%1 / %2</translation>
        </message>
    </context>
    <context>
        <name>rackwright::Document</name>
        <message>
            <source>New project</source>
            <translation>Новый проект</translation>
        </message>
        <message>
            <source>Variant 1</source>
            <translation>Вариант 1</translation>
        </message>
    </context>
    <context>
        <name>DropPlanner</name>
        <message>
            <source>There is no free slot on that side</source>
            <translation>С этой стороны нет свободного слота</translation>
        </message>
        <message>
            <source>Select a server, an array or a GPU to move it</source>
            <translation>Выберите сервер, массив или GPU, чтобы переместить</translation>
        </message>
        <message>
            <source>There is no free place above</source>
            <translation>Выше нет свободного места</translation>
        </message>
        <message>
            <source>There is no free place below</source>
            <translation>Ниже нет свободного места</translation>
        </message>
        <message>
            <source>%1 of %2</source>
            <translation>%1 из %2</translation>
        </message>
        <message>
            <source>rack then takes %1</source>
            <translation>стойка займёт %1</translation>
        </message>
        <message>
            <source>Drop it into a rack</source>
            <translation>Отпустите над стойкой</translation>
        </message>
        <message>
            <source>Nearest free place: %1</source>
            <translation>Ближайшее свободное место: %1</translation>
        </message>
        <message>
            <source>Move %1</source>
            <translation>Переместить: %1</translation>
        </message>
        <message>
            <source>Copy %1</source>
            <translation>Копировать: %1</translation>
        </message>
        <message>
            <source>Add %1</source>
            <translation>Добавить: %1</translation>
        </message>
        <message>
            <source>Move to %1</source>
            <translation>Переместить на %1</translation>
        </message>
        <message>
            <source>Copy to %1</source>
            <translation>Копировать на %1</translation>
        </message>
        <message>
            <source>Place at %1</source>
            <translation>Разместить на %1</translation>
        </message>
        <message>
            <source>Fill %1</source>
            <translation>Заполнить %1</translation>
        </message>
        <message numerus="yes">
            <source>Fill %n free slot(s)</source>
            <translation>
                <numerusform>Заполнить %n свободный слот</numerusform>
                <numerusform>Заполнить %n свободных слота</numerusform>
                <numerusform>Заполнить %n свободных слотов</numerusform>
            </translation>
        </message>
        <message>
            <source>Drop a GPU onto a slot or onto a server</source>
            <translation>Отпустите GPU на слот или на сервер</translation>
        </message>
        <message>
            <source>%1 is not in the catalogue</source>
            <translation>%1 нет в каталоге</translation>
        </message>
        <message>
            <source>%1 into slot %2</source>
            <translation>%1 в слот %2</translation>
        </message>
        <message>
            <source>Add the workload without placing it</source>
            <translation>Добавить задачу, не размещая</translation>
        </message>
        <message>
            <source>Drop a workload onto a GPU, a server or an array</source>
            <translation>Отпустите задачу на GPU, сервер или массив</translation>
        </message>
        <message>
            <source>This slot has no GPU yet</source>
            <translation>В этом слоте пока нет GPU</translation>
        </message>
        <message>
            <source>%1 is already here</source>
            <translation>%1 уже здесь</translation>
        </message>
        <message>
            <source>Place %1</source>
            <translation>Разместить: %1</translation>
        </message>
        <message>
            <source>%1 on GPU %2</source>
            <comment>workload, list of slots</comment>
            <translation>%1 на GPU %2</translation>
        </message>
        <message>
            <source>tensor parallel %1</source>
            <translation>тензорный параллелизм %1</translation>
        </message>
        <message>
            <source>Remove %1</source>
            <translation>Удалить: %1</translation>
        </message>
        <message numerus="yes">
            <source>No rack has %n free unit(s) in a row</source>
            <translation>
                <numerusform>Ни в одной стойке нет %n свободного юнита подряд</numerusform>
                <numerusform>Ни в одной стойке нет %n свободных юнитов подряд</numerusform>
                <numerusform>Ни в одной стойке нет %n свободных юнитов подряд</numerusform>
            </translation>
        </message>
        <message>
            <source>There is no free GPU slot. Add a server first</source>
            <translation>Свободных слотов GPU нет. Сначала добавьте сервер</translation>
        </message>
        <message>
            <source>There is nothing to place it on. Add a server or an array first</source>
            <translation>Размещать не на чем. Сначала добавьте сервер или массив</translation>
        </message>
        <message>
            <source>A placement cannot be copied by itself; drag it to the GPUs where a second one shall be</source>
            <translation>Размещение нельзя скопировать само по себе; перетащите его на другие GPU</translation>
        </message>
    </context>
    <context>
        <name>rackwright::ExplainDialog</name>
        <message>
            <source>How this figure came about</source>
            <translation>Как получено это число</translation>
        </message>
        <message>
            <source>Formula</source>
            <translation>Формула</translation>
        </message>
        <message>
            <source>&amp;Back</source>
            <translation>&amp;Назад</translation>
        </message>
        <message>
            <source>&amp;Copy as text</source>
            <translation>&amp;Копировать как текст</translation>
        </message>
        <message>
            <source>Close</source>
            <translation>Закрыть</translation>
        </message>
        <message>
            <source>Symbol</source>
            <translation>Обозначение</translation>
        </message>
        <message>
            <source>Meaning</source>
            <translation>Смысл</translation>
        </message>
        <message>
            <source>Value</source>
            <translation>Значение</translation>
        </message>
        <message>
            <source>Origin</source>
            <translation>Происхождение</translation>
        </message>
        <message>
            <source>Source</source>
            <translation>Источник</translation>
        </message>
        <message>
            <source>Inputs of the formula</source>
            <translation>Исходные данные формулы</translation>
        </message>
        <message>
            <source>Unknown: %1</source>
            <translation>Неизвестно: %1</translation>
        </message>
    </context>
    <context>
        <name>FactRows</name>
        <message>
            <source>Source: %1</source>
            <translation>Источник: %1</translation>
        </message>
        <message>
            <source>Assumed</source>
            <translation>Допущение</translation>
        </message>
        <message>
            <source>Disputed: %1 (%2)</source>
            <translation>Спорно: %1 (%2)</translation>
        </message>
        <message>
            <source>Product</source>
            <translation>Изделие</translation>
        </message>
        <message>
            <source>Vendor</source>
            <translation>Производитель</translation>
        </message>
        <message>
            <source>Form</source>
            <translation>Исполнение</translation>
        </message>
        <message>
            <source>Memory as printed</source>
            <translation>Память по данным производителя</translation>
        </message>
        <message>
            <source>Memory as the driver shows it</source>
            <translation>Память по данным драйвера</translation>
        </message>
        <message>
            <source>Memory bandwidth</source>
            <translation>Пропускная способность памяти</translation>
        </message>
        <message>
            <source>FP16, dense</source>
            <translation>FP16, плотные</translation>
        </message>
        <message>
            <source>Devices, each with its own memory</source>
            <translation>Устройств, у каждого своя память</translation>
        </message>
        <message>
            <source>BF16, dense</source>
            <translation>BF16, плотные</translation>
        </message>
        <message>
            <source>BF16, measured</source>
            <translation>BF16, измерено</translation>
        </message>
        <message>
            <source>FP8, dense</source>
            <translation>FP8, плотные</translation>
        </message>
        <message>
            <source>FP4, dense</source>
            <translation>FP4, плотные</translation>
        </message>
        <message>
            <source>INT8, dense</source>
            <translation>INT8, плотные</translation>
        </message>
        <message>
            <source>Decode engines</source>
            <translation>Декодеров</translation>
        </message>
        <message>
            <source>Board power</source>
            <translation>Мощность платы</translation>
        </message>
        <message>
            <source>PCIe generation</source>
            <translation>Поколение PCIe</translation>
        </message>
        <message>
            <source>NVLink, each direction</source>
            <translation>NVLink в одну сторону</translation>
        </message>
        <message>
            <source>MIG profiles</source>
            <translation>Профили MIG</translation>
        </message>
        <message>
            <source>Height</source>
            <translation>Высота</translation>
        </message>
        <message>
            <source>GPU slots</source>
            <translation>Слоты GPU</translation>
        </message>
        <message>
            <source>Takes GPUs of the form</source>
            <translation>Принимает GPU исполнения</translation>
        </message>
        <message>
            <source>Power of a GPU, at most</source>
            <translation>Мощность GPU, не более</translation>
        </message>
        <message>
            <source>Width of a GPU, at most</source>
            <translation>Ширина GPU, не более</translation>
        </message>
        <message>
            <source>Power without GPUs</source>
            <translation>Мощность без GPU</translation>
        </message>
        <message>
            <source>Power in all, at most</source>
            <translation>Мощность всего, не более</translation>
        </message>
        <message>
            <source>Power supplies</source>
            <translation>Блоки питания</translation>
        </message>
        <message>
            <source>Power of a supply</source>
            <translation>Мощность блока</translation>
        </message>
        <message>
            <source>Supplies that must run</source>
            <translation>Должно работать блоков</translation>
        </message>
        <message>
            <source>Processor sockets</source>
            <translation>Процессорных гнёзд</translation>
        </message>
        <message>
            <source>Memory, at most</source>
            <translation>Память, не более</translation>
        </message>
        <message>
            <source>Drive bays</source>
            <translation>Отсеки дисков</translation>
        </message>
        <message>
            <source>Network ports</source>
            <translation>Сетевые порты</translation>
        </message>
        <message>
            <source>Rate of a port</source>
            <translation>Скорость порта</translation>
        </message>
        <message>
            <source>Depth</source>
            <translation>Глубина</translation>
        </message>
        <message>
            <source>Weight</source>
            <translation>Масса</translation>
        </message>
        <message>
            <source>Power without drives</source>
            <translation>Мощность без дисков</translation>
        </message>
        <message>
            <source>Read throughput</source>
            <translation>Скорость чтения</translation>
        </message>
        <message>
            <source>Write throughput</source>
            <translation>Скорость записи</translation>
        </message>
        <message>
            <source>Drive</source>
            <translation>Диск</translation>
        </message>
        <message>
            <source>Capacity</source>
            <translation>Ёмкость</translation>
        </message>
        <message>
            <source>Power</source>
            <translation>Мощность</translation>
        </message>
        <message>
            <source>Unrecoverable read errors</source>
            <translation>Неисправимые ошибки чтения</translation>
        </message>
        <message>
            <source>Weight without cards</source>
            <translation>Масса без карт</translation>
        </message>
    </context>
    <context>
        <name>rackwright::FieldForm</name>
        <message>
            <source>Change “%1”</source>
            <translation>Изменение «%1»</translation>
        </message>
    </context>
    <context>
        <name>rackwright::FigureTable</name>
        <message>
            <source>How this figure came about</source>
            <translation>Как получено это число</translation>
        </message>
    </context>
    <context>
        <name>Figures</name>
        <message>
            <source>GPUs to decode the main streams in full</source>
            <translation>GPU на полное декодирование основных потоков</translation>
        </message>
        <message>
            <source>GPUs for the detector</source>
            <translation>GPU на детектор</translation>
        </message>
        <message>
            <source>Memory</source>
            <translation>Память</translation>
        </message>
        <message>
            <source>Memory used</source>
            <translation>Занято памяти</translation>
        </message>
        <message>
            <source>Memory free</source>
            <translation>Свободно памяти</translation>
        </message>
        <message>
            <source>Decode load</source>
            <translation>Загрузка декодеров</translation>
        </message>
        <message>
            <source>Detector load</source>
            <translation>Загрузка детектора</translation>
        </message>
        <message>
            <source>Generation load</source>
            <translation>Загрузка генерацией</translation>
        </message>
        <message>
            <source>Power</source>
            <translation>Мощность</translation>
        </message>
        <message>
            <source>Power supply capacity</source>
            <translation>Мощность блоков питания</translation>
        </message>
        <message>
            <source>Power limit</source>
            <translation>Предел мощности</translation>
        </message>
        <message>
            <source>Heat</source>
            <translation>Тепловыделение</translation>
        </message>
        <message>
            <source>Units used</source>
            <translation>Занято юнитов</translation>
        </message>
        <message>
            <source>Units in all</source>
            <translation>Всего юнитов</translation>
        </message>
        <message>
            <source>Weight</source>
            <translation>Масса</translation>
        </message>
        <message>
            <source>GPUs</source>
            <translation>GPU</translation>
        </message>
        <message>
            <source>GPU memory (data sheet)</source>
            <translation>Память GPU (паспорт)</translation>
        </message>
        <message>
            <source>GPU memory (driver)</source>
            <translation>Память GPU (драйвер)</translation>
        </message>
        <message>
            <source>Raw capacity</source>
            <translation>Сырая ёмкость</translation>
        </message>
        <message>
            <source>Usable after RAID</source>
            <translation>Полезная ёмкость после RAID</translation>
        </message>
        <message>
            <source>Usable up to the fill limit</source>
            <translation>Доступно до предела заполнения</translation>
        </message>
        <message>
            <source>Needed</source>
            <translation>Нужно</translation>
        </message>
        <message>
            <source>Free</source>
            <translation>Свободно</translation>
        </message>
        <message>
            <source>Rebuild time</source>
            <translation>Время восстановления</translation>
        </message>
        <message>
            <source>Unreadable sector in a rebuild with no redundancy left</source>
            <translation>Нечитаемый сектор при восстановлении без избыточности</translation>
        </message>
        <message>
            <source>Write rate</source>
            <translation>Скорость записи</translation>
        </message>
        <message>
            <source>Write rate the array sustains</source>
            <translation>Скорость записи, которую держит массив</translation>
        </message>
        <message>
            <source>Parameters</source>
            <translation>Параметры</translation>
        </message>
        <message>
            <source>Active parameters a token</source>
            <translation>Активные параметры на токен</translation>
        </message>
        <message>
            <source>Weights</source>
            <translation>Веса</translation>
        </message>
        <message>
            <source>Weights per GPU</source>
            <translation>Веса на GPU</translation>
        </message>
        <message>
            <source>KV cache a token, whole model</source>
            <translation>KV-кэш на токен, вся модель</translation>
        </message>
        <message>
            <source>KV cache a token, per GPU</source>
            <translation>KV-кэш на токен, на один GPU</translation>
        </message>
        <message>
            <source>KV cache needed in all</source>
            <translation>Нужно KV-кэша всего</translation>
        </message>
        <message>
            <source>KV cache needed per GPU</source>
            <translation>Нужно KV-кэша на один GPU</translation>
        </message>
        <message>
            <source>KV cache available per GPU</source>
            <translation>Доступно KV-кэша на один GPU</translation>
        </message>
        <message>
            <source>KV cache size of a replica</source>
            <translation>Размер KV-кэша реплики</translation>
        </message>
        <message>
            <source>Activation peak, all instances</source>
            <translation>Пик активаций, все экземпляры</translation>
        </message>
        <message>
            <source>Activation peak per GPU</source>
            <translation>Пик активаций на один GPU</translation>
        </message>
        <message>
            <source>Runtime overhead, all instances</source>
            <translation>Накладные расходы среды, все экземпляры</translation>
        </message>
        <message>
            <source>Runtime overhead per GPU</source>
            <translation>Накладные расходы среды на один GPU</translation>
        </message>
        <message>
            <source>Sessions at full context</source>
            <translation>Сессий при полном контексте</translation>
        </message>
        <message>
            <source>Sessions that memory allows</source>
            <translation>Сессий по памяти</translation>
        </message>
        <message>
            <source>Sessions that speed allows</source>
            <translation>Сессий по скорости</translation>
        </message>
        <message>
            <source>Concurrent sessions that fit</source>
            <translation>Помещается одновременных сессий</translation>
        </message>
        <message>
            <source>Concurrent sessions needed</source>
            <translation>Нужно одновременных сессий</translation>
        </message>
        <message>
            <source>Time per output token</source>
            <translation>Время на токен ответа</translation>
        </message>
        <message>
            <source>Time to first token</source>
            <translation>Время до первого токена</translation>
        </message>
        <message>
            <source>Generated tokens</source>
            <translation>Генерация токенов</translation>
        </message>
        <message>
            <source>Generated tokens needed</source>
            <translation>Нужная генерация токенов</translation>
        </message>
        <message>
            <source>Replicas</source>
            <translation>Реплики</translation>
        </message>
        <message>
            <source>Model instances</source>
            <translation>Экземпляры моделей</translation>
        </message>
        <message>
            <source>Instances that fit</source>
            <translation>Помещается экземпляров</translation>
        </message>
        <message>
            <source>Least GPU memory</source>
            <translation>Минимум памяти GPU</translation>
        </message>
        <message>
            <source>Decoded frames</source>
            <translation>Декодируется кадров</translation>
        </message>
        <message>
            <source>Decoded frames at the cameras' own rate</source>
            <translation>Декодируется кадров при собственной частоте камер</translation>
        </message>
        <message>
            <source>Decode capacity</source>
            <translation>Возможности декодеров</translation>
        </message>
        <message>
            <source>Analysed frames</source>
            <translation>Анализируется кадров</translation>
        </message>
        <message>
            <source>Detector capacity</source>
            <translation>Возможности детектора</translation>
        </message>
        <message>
            <source>Cameras that decoding allows</source>
            <translation>Камер по декодированию</translation>
        </message>
        <message>
            <source>Cameras that the detector allows</source>
            <translation>Камер по детектору</translation>
        </message>
        <message>
            <source>Camera traffic</source>
            <translation>Трафик камер</translation>
        </message>
        <message>
            <source>Memory for video</source>
            <translation>Память под видео</translation>
        </message>
        <message>
            <source>Processor cores that decode</source>
            <translation>Ядер процессора на декодирование</translation>
        </message>
        <message>
            <source>Model states</source>
            <translation>Состояния модели</translation>
        </message>
        <message>
            <source>Trainable parameters</source>
            <translation>Обучаемые параметры</translation>
        </message>
        <message>
            <source>Memory needed per GPU</source>
            <translation>Нужно памяти на один GPU</translation>
        </message>
        <message>
            <source>Memory needed on all GPUs</source>
            <translation>Нужно памяти на всех GPU</translation>
        </message>
        <message>
            <source>Memory of all GPUs</source>
            <translation>Память всех GPU</translation>
        </message>
        <message>
            <source>Memory missing</source>
            <translation>Не хватает памяти</translation>
        </message>
        <message>
            <source>Step time</source>
            <translation>Время шага</translation>
        </message>
        <message>
            <source>Compute</source>
            <translation>Вычисления</translation>
        </message>
        <message>
            <source>Communication</source>
            <translation>Обмен</translation>
        </message>
        <message>
            <source>Slowdown by communication</source>
            <translation>Замедление из-за обмена</translation>
        </message>
        <message>
            <source>Training tokens</source>
            <translation>Токены обучения</translation>
        </message>
        <message>
            <source>Time to train</source>
            <translation>Время обучения</translation>
        </message>
        <message>
            <source>Checkpoint</source>
            <translation>Контрольная точка</translation>
        </message>
        <message>
            <source>Bitrate a camera</source>
            <translation>Битрейт камеры</translation>
        </message>
        <message>
            <source>Archive needed</source>
            <translation>Нужно для архива</translation>
        </message>
        <message>
            <source>Archive usable</source>
            <translation>Доступно для архива</translation>
        </message>
        <message>
            <source>Days held</source>
            <translation>Срок хранения</translation>
        </message>
        <message>
            <source>Archive write rate</source>
            <translation>Скорость записи архива</translation>
        </message>
        <message>
            <source>Hot tier needed</source>
            <translation>Нужно для горячего уровня</translation>
        </message>
        <message>
            <source>Hot tier usable</source>
            <translation>Доступно на горячем уровне</translation>
        </message>
    </context>
    <context>
        <name>rackwright::FindingCard</name>
        <message>
            <source>What to do: %1</source>
            <translation>Что делать: %1</translation>
        </message>
        <message>
            <source>Open</source>
            <translation>Раскрыто</translation>
        </message>
        <message>
            <source>Closed</source>
            <translation>Свёрнуто</translation>
        </message>
        <message>
            <source>Source: %1 (%2)</source>
            <translation>Источник: %1 (%2)</translation>
        </message>
    </context>
    <context>
        <name>Findings</name>
        <message>
            <source>{workload}: little speed in reserve</source>
            <translation>{workload}: запас по скорости мал</translation>
        </message>
        <message>
            <source>{needed} are asked for; at the speed that was agreed the GPUs serve {fit}, and the project plans with {target} of that.</source>
            <translation>Нужно {needed}; при согласованной скорости GPU обслуживают {fit}, а проект закладывает {target} от этого.</translation>
        </message>
        <message>
            <source>Measure before promising it, or add a replica.</source>
            <translation>Измерьте, прежде чем обещать, или добавьте реплику.</translation>
        </message>
        <message>
            <source>{workload}: little memory in reserve for sessions</source>
            <translation>{workload}: запас памяти для сессий мал</translation>
        </message>
        <message>
            <source>{workload}: not all sessions can fill the context at once</source>
            <translation>{workload}: заполнить контекст одновременно могут не все сессии</translation>
        </message>
        <message>
            <source>{needed} of mean length fit; when every request has the full length, {fit} do, and the others wait.</source>
            <translation>Со средней длиной помещаются {needed}; если все запросы полной длины — {fit}, остальные ждут.</translation>
        </message>
        <message>
            <source>Ask how many long requests come at the same time, and set the mean prompt accordingly.</source>
            <translation>Узнайте, сколько длинных запросов приходит одновременно, и задайте по ним средний запрос.</translation>
        </message>
        <message>
            <source>{workload}: at the cautious end of the figures the detector does not keep up</source>
            <translation>{workload}: по осторожной оценке детектор не успевает</translation>
        </message>
        <message>
            <source>At the highest rate {needed} have to be analysed. The placed {gpu} are expected to give {available}, and {low} at the cautious end of what was measured and scaled.</source>
            <translation>При наибольшей частоте нужно анализировать {needed}. От размещённых {gpu} ожидается {available}, а по осторожной оценке измерений и пересчёта — {low}.</translation>
        </message>
        <message>
            <source>Measure the customer's own pipeline on one card before the order, or keep a card in reserve.</source>
            <translation>До заказа измерьте конвейер заказчика на одной карте или оставьте карту в резерве.</translation>
        </message>
        <message>
            <source>{workload} is placed in part</source>
            <translation>{workload}: размещено не всё</translation>
        </message>
        <message>
            <source>Drag it onto what is missing as well, or set that part to 0.</source>
            <translation>Перетащите и на недостающее или задайте для этой части 0.</translation>
        </message>
        <message>
            <source>Of the same family and size, with a context that is long enough: {others}. Or agree on shorter requests.</source>
            <translation>Того же семейства и размера, с достаточным контекстом: {others}. Или согласуйте более короткие запросы.</translation>
        </message>
        <message>
            <source>A camera's stream is decoded at the camera's own frame rate, whatever is analysed. How many of the {gpu} that takes is not known; this variant counts on a lighter way of decoding.</source>
            <translation>Поток камеры декодируется с её собственной частотой, сколько бы кадров ни анализировалось. Сколько {gpu} на это нужно, неизвестно; вариант рассчитан на более лёгкий способ декодирования.</translation>
        </message>
        <message>
            <source>{workload}: {placed} × {gpu} are far more than the cameras take</source>
            <translation>{workload}: {placed} × {gpu} — намного больше, чем нужно камерам</translation>
        </message>
        <message>
            <source>Decoding every main stream in full takes {decode} of them, the detector at the high rate {analysis} (up to {most} at the cautious end of the figures). Those placed draw up to {power}.</source>
            <translation>На полное декодирование всех основных потоков их нужно {decode}, на детектор при верхней частоте — {analysis} (до {most} по осторожным оценкам). Размещённые потребляют до {power}.</translation>
        </message>
        <message>
            <source>Decoding every main stream in full takes {decode} of them, the detector at the high rate {analysis} (up to {most} at the cautious end of the figures). Those placed draw up to {power}; {other_count} × {other} (up to {other_most}), the type used in “{variant}”, would do the same with {other_power} (up to {other_power_most}).</source>
            <translation>На полное декодирование всех основных потоков их нужно {decode}, на детектор при верхней частоте — {analysis} (до {most} по осторожным оценкам). Размещённые потребляют до {power}; {other_count} × {other} (до {other_most}), как тип карт в варианте «{variant}», сделали бы то же за {other_power} (до {other_power_most}).</translation>
        </message>
        <message>
            <source>Ask what else they are meant for. If nothing: fewer of them, or cards made for inference and video.</source>
            <translation>Узнайте, для чего ещё они предназначены. Если ни для чего — меньше таких карт или карты для инференса и видео.</translation>
        </message>
        <message>
            <source>Ask what else they are meant for. If nothing: fewer of them, or the other card.</source>
            <translation>Узнайте, для чего ещё они предназначены. Если ни для чего — меньше таких карт или другая карта.</translation>
        </message>
        <message>
            <source>{workload} is not placed</source>
            <translation>«{workload}» не размещена</translation>
        </message>
        <message>
            <source>The customer needs this task, and no hardware of this variant does it.</source>
            <translation>Эта задача нужна заказчику, но в варианте её не выполняет никакое оборудование.</translation>
        </message>
        <message>
            <source>Drag it onto GPUs or an array, or mark it as optional.</source>
            <translation>Перетащите её на GPU или массив либо пометьте как необязательную.</translation>
        </message>
        <message>
            <source>{server}: GPU memory is short by {short}</source>
            <translation>{server}: не хватает {short} памяти GPU</translation>
        </message>
        <message>
            <source>GPU {gpu} would have to hold {used} and has {total}.</source>
            <translation>GPU {gpu} должна вместить {used}, а у неё {total}.</translation>
        </message>
        <message>
            <source>Give the workloads more GPUs, a smaller weight format, less context or fewer sessions, or a GPU with more memory.</source>
            <translation>Дайте задачам больше GPU, более компактный формат весов, меньше контекста или сессий либо GPU с большей памятью.</translation>
        </message>
        <message>
            <source>{server}: GPU memory is tight</source>
            <translation>{server}: память GPU впритык</translation>
        </message>
        <message>
            <source>GPU {gpu} holds {used} of {total}; {free} is left for growth and fragmentation.</source>
            <translation>На GPU {gpu} занято {used} из {total}; на рост и фрагментацию остаётся {free}.</translation>
        </message>
        <message>
            <source>Acceptable when the load is known well; otherwise add a GPU.</source>
            <translation>Допустимо, если нагрузка хорошо известна; иначе добавьте GPU.</translation>
        </message>
        <message>
            <source>{server} has far more GPU memory than its tasks take</source>
            <translation>{server}: памяти GPU намного больше, чем занимают задачи</translation>
        </message>
        <message>
            <source>The tasks placed on it take {used} of {total}. Such a size suits full fine-tuning, not inference of quantised models.</source>
            <translation>Размещённые задачи занимают {used} из {total}. Такой объём нужен для полного дообучения, а не для инференса квантованных моделей.</translation>
        </message>
        <message>
            <source>Ask whether full fine-tuning is really needed. If not, size the same tasks on fewer or smaller GPUs.</source>
            <translation>Спросите, действительно ли нужно полное дообучение. Если нет, рассчитайте те же задачи на меньшем числе GPU или на меньших GPU.</translation>
        </message>
        <message>
            <source>{workload}: video decoding is short</source>
            <translation>{workload}: не хватает декодирования видео</translation>
        </message>
        <message>
            <source>{needed} have to be decoded, the decoders of the placed {gpu} give {available}.</source>
            <translation>Нужно декодировать {needed}, декодеры размещённых {gpu} дают {available}.</translation>
        </message>
        <message>
            <source>Take the cameras' substream, lower the rate at the camera, decode key frames only, or add GPUs with more decoders.</source>
            <translation>Используйте второй поток камер, снизьте частоту на камере, декодируйте только ключевые кадры или добавьте GPU с большим числом декодеров.</translation>
        </message>
        <message>
            <source>{workload}: video decoding is tight</source>
            <translation>{workload}: декодирование видео впритык</translation>
        </message>
        <message>
            <source>{needed} have to be decoded, the decoders of the placed {gpu} give {available} at best.</source>
            <translation>Нужно декодировать {needed}, декодеры размещённых {gpu} дают в лучшем случае {available}.</translation>
        </message>
        <message>
            <source>Measure with the customer's own streams before promising it, or add a GPU.</source>
            <translation>Прежде чем обещать, измерьте на потоках заказчика или добавьте GPU.</translation>
        </message>
        <message>
            <source>{workload}: the detector does not keep up at the high rate</source>
            <translation>{workload}: при высокой частоте детектор не успевает</translation>
        </message>
        <message>
            <source>At the highest analysed rate {needed} have to be analysed; the placed {gpu} give {available}.</source>
            <translation>При наибольшей частоте нужно анализировать {needed}; размещённые {gpu} дают {available}.</translation>
        </message>
        <message>
            <source>Analyse fewer frames, use INT8, a smaller detector, or add a GPU.</source>
            <translation>Анализируйте меньше кадров, используйте INT8 или меньший детектор либо добавьте GPU.</translation>
        </message>
        <message>
            <source>{workload}: with the full main streams {fps} would have to be decoded</source>
            <translation>{workload}: с полными основными потоками пришлось бы декодировать {fps}</translation>
        </message>
        <message>
            <source>A camera's stream is decoded at the camera's own frame rate, whatever is analysed. In full that takes {needed} (up to {most}) of the type {gpu}; placed: {placed}. This variant counts on a lighter way of decoding.</source>
            <translation>Поток камеры декодируется с её собственной частотой, сколько бы кадров ни анализировалось. Полностью на это нужно {needed} (до {most}) типа {gpu}; размещено: {placed}. Вариант рассчитан на более лёгкий способ декодирования.</translation>
        </message>
        <message>
            <source>Ask whether the cameras have a second stream or can send fewer frames, and write it into the specification as a condition.</source>
            <translation>Узнайте, есть ли у камер второй поток или возможность слать меньше кадров, и внесите это в спецификацию как условие.</translation>
        </message>
        <message>
            <source>{workload} does not fit: {short} of GPU memory is missing</source>
            <translation>{workload} не помещается: не хватает {short} памяти GPU</translation>
        </message>
        <message>
            <source>It takes {needed} over all GPUs; they have {available}.</source>
            <translation>На все GPU нужно {needed}; есть {available}.</translation>
        </message>
        <message>
            <source>Use LoRA or QLoRA, a lighter optimiser, offload to the host, or more GPUs.</source>
            <translation>Используйте LoRA или QLoRA, более лёгкий оптимизатор, выгрузку в ОЗУ или больше GPU.</translation>
        </message>
        <message>
            <source>{workload} is not offered here: {short} of GPU memory would be missing</source>
            <translation>{workload} здесь не предлагается: не хватило бы {short} памяти GPU</translation>
        </message>
        <message>
            <source>The model states alone are {states}; in all it takes {needed}, and this variant's largest group of GPUs has {available}.</source>
            <translation>Одни состояния модели занимают {states}; всего нужно {needed}, а у крупнейшей группы GPU варианта {available}.</translation>
        </message>
        <message>
            <source>If the customer needs it, choose a variant with an HGX server. If not, write into the specification that it is left out.</source>
            <translation>Если это нужно заказчику, выберите вариант с сервером HGX. Если нет, укажите в спецификации, что задача исключена.</translation>
        </message>
        <message>
            <source>{workload} synchronises over PCIe</source>
            <translation>{workload}: синхронизация идёт по PCIe</translation>
        </message>
        <message>
            <source>The {gpu} have no NVLink switch: with this batch a step takes {slowdown} the time of its computing alone.</source>
            <translation>У {gpu} нет коммутатора NVLink: при таком пакете время шага относительно одних вычислений — {slowdown}.</translation>
        </message>
        <message>
            <source>Use an HGX server with NVLink, more tokens a step, or LoRA, which hardly needs the link.</source>
            <translation>Используйте сервер HGX с NVLink, больше токенов на шаг или LoRA, которой связь почти не нужна.</translation>
        </message>
        <message>
            <source>{workload}: the PCIe card of the H200 is for inference</source>
            <translation>{workload}: карта H200 в исполнении PCIe предназначена для инференса</translation>
        </message>
        <message>
            <source>{gpu} cards are joined by bridges in groups at best; a step takes {slowdown} the time of its computing alone.</source>
            <translation>Карты {gpu} в лучшем случае соединены мостами в группы; время шага относительно одних вычислений — {slowdown}.</translation>
        </message>
        <message>
            <source>For full fine-tuning take the H200 SXM on an HGX board.</source>
            <translation>Для полного дообучения берите H200 SXM на плате HGX.</translation>
        </message>
        <message>
            <source>{workload}: the archive is too small</source>
            <translation>{workload}: архив слишком мал</translation>
        </message>
        <message>
            <source>{cameras} over {days} need {needed}; {usable} can be used, which holds {held}.</source>
            <translation>{cameras} за {days} требуют {needed}; доступно {usable}, этого хватит на {held}.</translation>
        </message>
        <message>
            <source>Add drives or an array, lower the bitrate, or agree on fewer days.</source>
            <translation>Добавьте диски или массив, снизьте битрейт или договоритесь о меньшем сроке.</translation>
        </message>
        <message>
            <source>{workload}: the archive fits only at the expected bitrate</source>
            <translation>{workload}: архив подходит только при ожидаемом битрейте</translation>
        </message>
        <message>
            <source>{needed} is expected, up to {needed_high} is possible; {usable} can be used.</source>
            <translation>Ожидается {needed}, возможно до {needed_high}; доступно {usable}.</translation>
        </message>
        <message>
            <source>Ask for the cameras' real bitrate, or keep a reserve.</source>
            <translation>Узнайте реальный битрейт камер или оставьте запас.</translation>
        </message>
        <message>
            <source>{workload}: the archive is far larger than needed</source>
            <translation>{workload}: архив намного больше нужного</translation>
        </message>
        <message>
            <source>{cameras} over {days} need {needed} (up to {needed_high}); {usable} can be used.</source>
            <translation>{cameras} за {days} требуют {needed} (до {needed_high}); доступно {usable}.</translation>
        </message>
        <message>
            <source>Ask what else is meant to be stored. If nothing: a smaller array with room to grow.</source>
            <translation>Спросите, что ещё предполагается хранить. Если ничего – меньший массив с возможностью роста.</translation>
        </message>
        <message>
            <source>{workload}: the whole archive is on NVMe</source>
            <translation>{workload}: весь архив на NVMe</translation>
        </message>
        <message>
            <source>Camera footage is written in sequence and rarely read; NVMe pays only for the newest hours and live analytics.</source>
            <translation>Записи камер пишутся последовательно и читаются редко; NVMe окупается только для последних часов и живой аналитики.</translation>
        </message>
        <message>
            <source>Keep the last 24 hours on NVMe and the rest on enterprise hard disks.</source>
            <translation>Держите на NVMe последние 24 часа, остальное – на серверных жёстких дисках.</translation>
        </message>
        <message>
            <source>{workload}: MIG slices strand {stranded}</source>
            <translation>{workload}: срезы MIG оставляют без дела {stranded}</translation>
        </message>
        <message>
            <source>Slices of {profile} have hard limits: of {total}, {stranded} cannot go to the instance that needs it, {unsliced} of it lies in no slice at all.</source>
            <translation>У срезов {profile} жёсткие границы: из {total} {stranded} не достанутся экземпляру, которому они нужны, из них {unsliced} не входят ни в один срез.</translation>
        </message>
        <message>
            <source>Serve the models from a shared pool (continuous batching) and isolate them with Kubernetes; keep MIG only where isolation in hardware is required.</source>
            <translation>Обслуживайте модели из общего пула (непрерывный батчинг) и изолируйте их средствами Kubernetes; MIG оставьте там, где нужна аппаратная изоляция.</translation>
        </message>
        <message>
            <source>{workload}: too slow for all sessions at once</source>
            <translation>{workload}: слишком медленно для всех сессий сразу</translation>
        </message>
        <message>
            <source>{needed} are asked for; at the speed that was agreed the GPUs serve {fit}.</source>
            <translation>Требуется {needed}; при согласованной скорости GPU обслужат {fit}.</translation>
        </message>
        <message>
            <source>Add a replica, spread over more GPUs, or agree on a lower speed.</source>
            <translation>Добавьте реплику, распределите на больше GPU или договоритесь о меньшей скорости.</translation>
        </message>
        <message>
            <source>{workload}: memory holds too few sessions</source>
            <translation>{workload}: память вмещает слишком мало сессий</translation>
        </message>
        <message>
            <source>{needed} are asked for; the KV cache holds {fit}.</source>
            <translation>Требуется {needed}; KV-кэш вмещает {fit}.</translation>
        </message>
        <message>
            <source>Use an FP8 KV cache, a shorter context, a smaller weight format, or more GPUs.</source>
            <translation>Используйте KV-кэш в FP8, более короткий контекст, более компактные веса или больше GPU.</translation>
        </message>
        <message>
            <source>{server}: the power supplies do not carry the load with redundancy</source>
            <translation>{server}: блоки питания не держат нагрузку с резервированием</translation>
        </message>
        <message>
            <source>Take fewer or smaller GPUs, cap their power, or do without redundancy and say so.</source>
            <translation>Возьмите меньше GPU или менее мощные, ограничьте их мощность либо откажитесь от резервирования и укажите это.</translation>
        </message>
        <message>
            <source>{rack}: more power than the rack may draw</source>
            <translation>{rack}: мощность больше допустимой для стойки</translation>
        </message>
        <message>
            <source>Move devices to another rack or raise the limit.</source>
            <translation>Перенесите устройства в другую стойку или повысьте предел.</translation>
        </message>
        <message>
            <source>{rack}: no room left</source>
            <translation>{rack}: места не осталось</translation>
        </message>
        <message>
            <source>{used} of {units} are taken.</source>
            <translation>Занято {used} из {units}.</translation>
        </message>
        <message>
            <source>Add a rack.</source>
            <translation>Добавьте стойку.</translation>
        </message>
        <message>
            <source>Not answered yet: {question_en}</source>
            <translation>Нет ответа: {question_ru}</translation>
        </message>
        <message>
            <source>{why_en}</source>
            <translation>{why_ru}</translation>
        </message>
        <message>
            <source>Ask the customer. Until then: {assumption_en}</source>
            <translation>Спросите заказчика. До тех пор: {assumption_ru}</translation>
        </message>
        <message>
            <source>{workload}: {model} takes {limit} at most</source>
            <translation>{workload}: предел контекста {model} – {limit}</translation>
        </message>
        <message>
            <source>Requests of up to {asked} are asked for; the model was made for {limit}.</source>
            <translation>Нужная длина запроса: {asked}; предел модели: {limit}.</translation>
        </message>
        <message>
            <source>Agree on shorter requests, choose a model with a longer context, or let the supplier of the model confirm that it can be stretched.</source>
            <translation>Согласуйте более короткие запросы, выберите модель с большим контекстом или попросите поставщика модели подтвердить, что контекст можно растянуть.</translation>
        </message>
        <message>
            <source>{workload}: 4-bit weights on a GPU without native FP4</source>
            <translation>{workload}: 4-битные веса на GPU без аппаратного FP4</translation>
        </message>
        <message>
            <source>{gpu} has no FP4 arithmetic: 4-bit weights save memory, and are expanded to 16 bits to compute.</source>
            <translation>У {gpu} нет вычислений в FP4: 4-битные веса экономят память, но для расчёта разворачиваются в 16 бит.</translation>
        </message>
        <message>
            <source>Where speed matters, Blackwell computes in FP4 (NVFP4); Ada and Hopper in FP8.</source>
            <translation>Если важна скорость, Blackwell считает в FP4 (NVFP4), Ada и Hopper – в FP8.</translation>
        </message>
        <message>
            <source>{product}: two statements contradict each other</source>
            <translation>{product}: два утверждения противоречат друг другу</translation>
        </message>
        <message>
            <source>{who1}: {claim1_en} — {who2}: {claim2_en}</source>
            <translation>{who1}: {claim1_ru} — {who2}: {claim2_ru}</translation>
        </message>
        <message>
            <source>{ask_en}</source>
            <translation>{ask_ru}</translation>
        </message>
        <message>
            <source>{workload}: a mixture of experts may do the same with less</source>
            <translation>{workload}: MoE может дать то же меньшими средствами</translation>
        </message>
        <message>
            <source>{model} reads all {parameters} for every token. {moe} reads {moe_active} of its {moe_total} for a token, but all of them must be held in memory.</source>
            <translation>{model} читает все {parameters} на каждый токен. {moe} читает на токен {moe_active} из своих {moe_total}, но в памяти нужно держать все.</translation>
        </message>
        <message>
            <source>Let the customer compare the answers of both; size both before deciding.</source>
            <translation>Пусть заказчик сравнит ответы обеих; до решения рассчитайте обе.</translation>
        </message>
        <message>
            <source>{workload} cannot be judged</source>
            <translation>{workload}: оценить нельзя</translation>
        </message>
        <message>
            <source>{reason}</source>
            <translation>{reason}</translation>
        </message>
        <message>
            <source>Choose another product, or add the missing figure to the catalogue with its source.</source>
            <translation>Выберите другое изделие или внесите недостающее число в каталог с источником.</translation>
        </message>
        <message>
            <source>{workload}: the mean request is longer than the longest one</source>
            <translation>{workload}: средний запрос длиннее максимального</translation>
        </message>
        <message>
            <source>A mean prompt of {prompt} with a mean answer of {answer} makes {mean}; the service accepts {longest} at most.</source>
            <translation>Средний запрос ({prompt}) вместе со средним ответом ({answer}) – это {mean}, а сервис принимает не больше {longest}.</translation>
        </message>
        <message>
            <source>Correct the longest context, or the mean prompt and answer: memory and sessions hang on all three.</source>
            <translation>Исправьте максимальный контекст или средние запрос и ответ: от всех трёх зависят память и число сессий.</translation>
        </message>
        <message>
            <source>The server can draw {power}; the supplies that carry the load give {capacity}, of which the project lets {allowed} ({share}) be used.</source>
            <translation>Сервер может потреблять {power}; блоки питания, несущие нагрузку, дают {capacity}, из них проект разрешает использовать {allowed} ({share}).</translation>
        </message>
        <message>
            <source>The devices can draw {power}; the limit is {limit}, of which the project lets {allowed} ({share}) be used.</source>
            <translation>Устройства могут потреблять {power}; предел {limit}, из него проект разрешает использовать {allowed} ({share}).</translation>
        </message>
        <message>
            <source>{server}: the power supplies are loaded close to what they carry</source>
            <translation>{server}: нагрузка близка к пределу блоков питания</translation>
        </message>
        <message>
            <source>The server can draw {power}, at most {power_high}; the supplies that carry the load give {capacity}, of which the project lets {allowed} ({share}) be used.</source>
            <translation>Сервер может потреблять {power}, не больше {power_high}; блоки питания, несущие нагрузку, дают {capacity}, из них проект разрешает использовать {allowed} ({share}).</translation>
        </message>
        <message>
            <source>Ask the vendor for the server's greatest draw in this configuration, or cap the power of the GPUs.</source>
            <translation>Узнайте у производителя наибольшее потребление сервера в этой конфигурации или ограничьте мощность GPU.</translation>
        </message>
        <message>
            <source>{rack}: the power is close to what the rack may draw</source>
            <translation>{rack}: мощность близка к пределу стойки</translation>
        </message>
        <message>
            <source>The devices can draw {power}, at most {power_high}; the limit is {limit}, of which the project lets {allowed} ({share}) be used.</source>
            <translation>Устройства могут потреблять {power}, не больше {power_high}; предел {limit}, из него проект разрешает использовать {allowed} ({share}).</translation>
        </message>
        <message>
            <source>Move a device to another rack, or ask for a higher limit.</source>
            <translation>Перенесите устройство в другую стойку или запросите больший предел.</translation>
        </message>
    </context>
    <context>
        <name>rackwright::FindingsPanel</name>
        <message>
            <source>Nothing to remark: no rule of the review found anything in this variant.</source>
            <translation>Замечаний нет: ни одно правило проверки ничего не нашло в этом варианте.</translation>
        </message>
        <message>
            <source>Findings</source>
            <translation>Замечания</translation>
        </message>
        <message numerus="yes">
            <source>%n problem(s)</source>
            <translation>
                <numerusform>%n проблема</numerusform>
                <numerusform>%n проблемы</numerusform>
                <numerusform>%n проблем</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n warning(s)</source>
            <translation>
                <numerusform>%n предупреждение</numerusform>
                <numerusform>%n предупреждения</numerusform>
                <numerusform>%n предупреждений</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n note(s)</source>
            <translation>
                <numerusform>%n замечание</numerusform>
                <numerusform>%n замечания</numerusform>
                <numerusform>%n замечаний</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>GpuPainter</name>
        <message>
            <source>Decode</source>
            <translation>Декодеры</translation>
        </message>
        <message>
            <source>Detect</source>
            <translation>Детектор</translation>
        </message>
        <message>
            <source>Tokens</source>
            <translation>Токены</translation>
        </message>
        <message>
            <source>%1 · free</source>
            <translation>%1 · свободно</translation>
        </message>
        <message>
            <source>not in the catalogue</source>
            <translation>нет в каталоге</translation>
        </message>
        <message>
            <source>memory not known</source>
            <translation>память неизвестна</translation>
        </message>
        <message>
            <source>unknown</source>
            <translation>неизвестно</translation>
        </message>
        <message>
            <source>%1 free</source>
            <translation>свободно %1</translation>
        </message>
        <message>
            <source>%1 of %2 used</source>
            <translation>занято %1 из %2</translation>
        </message>
        <message>
            <source>%1 of %2</source>
            <translation>%1 из %2</translation>
        </message>
        <message>
            <source>%1 / %2</source>
            <comment>used memory / total memory, short</comment>
            <translation>%1 / %2</translation>
        </message>
        <message numerus="yes">
            <source>%n more</source>
            <translation>
                <numerusform>ещё %n</numerusform>
                <numerusform>ещё %n</numerusform>
                <numerusform>ещё %n</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>Inputs</name>
        <message>
            <source>What one GPU decodes</source>
            <translation>Сколько декодирует один GPU</translation>
        </message>
        <message>
            <source>What the detector reaches on one GPU</source>
            <translation>Скорость детектора на одном GPU</translation>
        </message>
        <message>
            <source>Share of a capacity that is planned with</source>
            <translation>Доля производительности, которую закладывает план</translation>
        </message>
        <message>
            <source>Activation peak</source>
            <translation>Пик активаций</translation>
        </message>
        <message>
            <source>Activations</source>
            <translation>Активации</translation>
        </message>
        <message>
            <source>Active expert share</source>
            <translation>Доля активных экспертов</translation>
        </message>
        <message>
            <source>Active parameters</source>
            <translation>Активные параметры</translation>
        </message>
        <message>
            <source>Analysed frame rate a camera</source>
            <translation>Частота анализа камеры</translation>
        </message>
        <message>
            <source>Answer tokens</source>
            <translation>Токенов в ответе</translation>
        </message>
        <message>
            <source>Archive bytes a day</source>
            <translation>Объём архива за сутки</translation>
        </message>
        <message>
            <source>Archive needed</source>
            <translation>Нужно для архива</translation>
        </message>
        <message>
            <source>Archive usable</source>
            <translation>Доступно для архива</translation>
        </message>
        <message>
            <source>Archive write rate</source>
            <translation>Скорость записи архива</translation>
        </message>
        <message>
            <source>Array fill limit</source>
            <translation>Предел заполнения массива</translation>
        </message>
        <message>
            <source>Array write rate</source>
            <translation>Скорость записи массива</translation>
        </message>
        <message>
            <source>Attention FLOP</source>
            <translation>Операции внимания</translation>
        </message>
        <message>
            <source>Width of the range</source>
            <translation>Ширина диапазона</translation>
        </message>
        <message>
            <source>Bandwidth ratio</source>
            <translation>Отношение пропускных способностей</translation>
        </message>
        <message>
            <source>Bandwidth share</source>
            <translation>Достигаемая доля пропускной способности</translation>
        </message>
        <message>
            <source>Power without GPUs or drives</source>
            <translation>Мощность без GPU или дисков</translation>
        </message>
        <message>
            <source>Batched tokens</source>
            <translation>Токенов в пакете</translation>
        </message>
        <message>
            <source>Bits a pixel of the codec</source>
            <translation>Бит на пиксель кодека</translation>
        </message>
        <message>
            <source>Blocks full request</source>
            <translation>Блоков на полный запрос</translation>
        </message>
        <message>
            <source>Blocks prefill chunk</source>
            <translation>Блоков на порцию предзаполнения</translation>
        </message>
        <message>
            <source>Blocks session</source>
            <translation>Блоков на сессию</translation>
        </message>
        <message>
            <source>Power of one GPU</source>
            <translation>Мощность одной GPU</translation>
        </message>
        <message>
            <source>Btu a watt hour</source>
            <translation>BTU на ватт-час</translation>
        </message>
        <message>
            <source>Bus bandwidth</source>
            <translation>Пропускная способность шины</translation>
        </message>
        <message>
            <source>Bytes adapter</source>
            <translation>Байт на адаптер</translation>
        </message>
        <message>
            <source>Bytes gradients</source>
            <translation>Байт на градиенты</translation>
        </message>
        <message>
            <source>Bytes optimiser</source>
            <translation>Байт на оптимизатор</translation>
        </message>
        <message>
            <source>Bytes a parameter</source>
            <translation>Байт на параметр</translation>
        </message>
        <message>
            <source>Bytes a quantised parameter</source>
            <translation>Байт на квантованный параметр</translation>
        </message>
        <message>
            <source>Bytes weights</source>
            <translation>Байт на веса</translation>
        </message>
        <message>
            <source>Camera bitrate</source>
            <translation>Битрейт камеры</translation>
        </message>
        <message>
            <source>Cameras</source>
            <translation>Камеры</translation>
        </message>
        <message>
            <source>Capacity</source>
            <translation>Ёмкость</translation>
        </message>
        <message>
            <source>Communication time</source>
            <translation>Время обмена</translation>
        </message>
        <message>
            <source>Compute peak</source>
            <translation>Пик вычислений</translation>
        </message>
        <message>
            <source>Compute share</source>
            <translation>Доля пика вычислений</translation>
        </message>
        <message>
            <source>Compute time</source>
            <translation>Время вычислений</translation>
        </message>
        <message>
            <source>Concurrent sessions</source>
            <translation>Одновременные сессии</translation>
        </message>
        <message>
            <source>Context memory</source>
            <translation>Память контекста</translation>
        </message>
        <message>
            <source>CUDA graphs</source>
            <translation>Графы CUDA</translation>
        </message>
        <message>
            <source>Data drives</source>
            <translation>Дисков с данными</translation>
        </message>
        <message>
            <source>Data parallel</source>
            <translation>Параллелизм по данным</translation>
        </message>
        <message>
            <source>Dataset tokens</source>
            <translation>Токенов в наборе данных</translation>
        </message>
        <message>
            <source>Frames one decode engine takes at 1080p</source>
            <translation>Кадров на один декодер при 1080p</translation>
        </message>
        <message>
            <source>A VMS vendor's planning rule for one engine</source>
            <translation>Правило производителя VMS на один декодер</translation>
        </message>
        <message>
            <source>Decode surfaces</source>
            <translation>Кадров, хранимых на поток</translation>
        </message>
        <message>
            <source>Demand</source>
            <translation>Потребность</translation>
        </message>
        <message>
            <source>Dense peak rate of the precision</source>
            <translation>Пиковая скорость в этой точности (плотная)</translation>
        </message>
        <message>
            <source>Dequantisation traffic</source>
            <translation>Трафик деквантования</translation>
        </message>
        <message>
            <source>Share of the peak that a batched detector reaches</source>
            <translation>Доля пика, которую достигает детектор с пакетами</translation>
        </message>
        <message>
            <source>Detector memory</source>
            <translation>Память детектора</translation>
        </message>
        <message>
            <source>Detector operations</source>
            <translation>Операций детектора</translation>
        </message>
        <message>
            <source>Power of a device</source>
            <translation>Мощность устройства</translation>
        </message>
        <message>
            <source>Device units</source>
            <translation>Юнитов устройства</translation>
        </message>
        <message>
            <source>Drive capacity</source>
            <translation>Ёмкость диска</translation>
        </message>
        <message>
            <source>Drive power</source>
            <translation>Мощность диска</translation>
        </message>
        <message>
            <source>Drive write rate</source>
            <translation>Скорость записи диска</translation>
        </message>
        <message>
            <source>Drives</source>
            <translation>Диски</translation>
        </message>
        <message>
            <source>Drives that are then read to rebuild</source>
            <translation>Дисков читается тогда при восстановлении</translation>
        </message>
        <message>
            <source>Failed drives of a group after which nothing corrects an error</source>
            <translation>Отказавших дисков группы, после которых ошибку исправить нечем</translation>
        </message>
        <message>
            <source>Efficiency</source>
            <translation>Эффективность</translation>
        </message>
        <message>
            <source>Epochs</source>
            <translation>Эпохи</translation>
        </message>
        <message>
            <source>Expert weights</source>
            <translation>Веса экспертов</translation>
        </message>
        <message>
            <source>Expert width</source>
            <translation>Ширина эксперта</translation>
        </message>
        <message>
            <source>Expert width multiple</source>
            <translation>Кратность ширины эксперта</translation>
        </message>
        <message>
            <source>Experts</source>
            <translation>Эксперты</translation>
        </message>
        <message>
            <source>Experts a token</source>
            <translation>Экспертов на токен</translation>
        </message>
        <message>
            <source>Fill limit capacity</source>
            <translation>Ёмкость до предела заполнения</translation>
        </message>
        <message>
            <source>First token time</source>
            <translation>Время до первого токена</translation>
        </message>
        <message>
            <source>FLOP attention</source>
            <translation>Операции внимания</translation>
        </message>
        <message>
            <source>FLOP matrices</source>
            <translation>Операции матриц</translation>
        </message>
        <message>
            <source>Flops ratio</source>
            <translation>Отношение вычислительных скоростей</translation>
        </message>
        <message>
            <source>Share of the memory that the allocator cannot hand out</source>
            <translation>Доля памяти, которую аллокатор не может выдать</translation>
        </message>
        <message>
            <source>Frames a second</source>
            <translation>Кадров в секунду</translation>
        </message>
        <message>
            <source>Full layers</source>
            <translation>Слоёв с полным вниманием</translation>
        </message>
        <message>
            <source>Generation step time</source>
            <translation>Время шага генерации</translation>
        </message>
        <message>
            <source>Frames from one key frame to the next</source>
            <translation>Кадров между ключевыми</translation>
        </message>
        <message>
            <source>GPUs in server</source>
            <translation>GPU в сервере</translation>
        </message>
        <message>
            <source>GPUs reserved</source>
            <translation>GPU в резерве</translation>
        </message>
        <message>
            <source>GPUs sharing cameras</source>
            <translation>GPU, делящих камеры</translation>
        </message>
        <message>
            <source>Gradient accumulation</source>
            <translation>Накопление градиентов</translation>
        </message>
        <message>
            <source>Gradient reduce time</source>
            <translation>Время редукции градиентов</translation>
        </message>
        <message>
            <source>Half the hidden width</source>
            <translation>Половина ширины скрытого слоя</translation>
        </message>
        <message>
            <source>Head dim</source>
            <translation>Размер головы</translation>
        </message>
        <message>
            <source>Heads</source>
            <translation>Голов</translation>
        </message>
        <message>
            <source>Hidden</source>
            <translation>Ширина скрытого слоя</translation>
        </message>
        <message>
            <source>Hot hours</source>
            <translation>Часов на горячем уровне</translation>
        </message>
        <message>
            <source>Hot spares</source>
            <translation>Горячий резерв</translation>
        </message>
        <message>
            <source>Hours recorded a day</source>
            <translation>Часов записи в сутки</translation>
        </message>
        <message>
            <source>Input size factor</source>
            <translation>Множитель размера входа</translation>
        </message>
        <message>
            <source>Instances</source>
            <translation>Экземпляры</translation>
        </message>
        <message>
            <source>KV cache available per GPU</source>
            <translation>Доступно KV-кэша на один GPU</translation>
        </message>
        <message>
            <source>KV block bytes</source>
            <translation>Байт в блоке KV</translation>
        </message>
        <message>
            <source>KV block tokens</source>
            <translation>Токенов в блоке KV</translation>
        </message>
        <message>
            <source>KV element bytes</source>
            <translation>Байт на элемент KV</translation>
        </message>
        <message>
            <source>KV cache of one request of full length, whole model</source>
            <translation>KV-кэш одного запроса полной длины, вся модель</translation>
        </message>
        <message>
            <source>KV cache of one request of full length, per GPU</source>
            <translation>KV-кэш одного запроса полной длины, на один GPU</translation>
        </message>
        <message>
            <source>KV heads</source>
            <translation>Голов KV</translation>
        </message>
        <message>
            <source>KV cache of one session, per GPU</source>
            <translation>KV-кэш одной сессии, на один GPU</translation>
        </message>
        <message>
            <source>KV cache needed per GPU</source>
            <translation>Нужно KV-кэша на один GPU</translation>
        </message>
        <message>
            <source>KV prefill chunk</source>
            <translation>KV порции предзаполнения</translation>
        </message>
        <message>
            <source>KV cache of one session, whole model</source>
            <translation>KV-кэш одной сессии, вся модель</translation>
        </message>
        <message>
            <source>KV cache a token, whole model</source>
            <translation>KV-кэш на токен, вся модель</translation>
        </message>
        <message>
            <source>KV cache a token, per GPU</source>
            <translation>KV-кэш на токен, на один GPU</translation>
        </message>
        <message>
            <source>Width of the compressed key and value (MLA)</source>
            <translation>Ширина сжатых ключа и значения (MLA)</translation>
        </message>
        <message>
            <source>Width of the rotary part of the key (MLA)</source>
            <translation>Ширина позиционной части ключа (MLA)</translation>
        </message>
        <message>
            <source>Width of the key of the sparse index</source>
            <translation>Ширина ключа разреженного индекса</translation>
        </message>
        <message>
            <source>Largest stage</source>
            <translation>Наибольшая ступень</translation>
        </message>
        <message>
            <source>Overhead a layer</source>
            <translation>Накладные расходы на слой</translation>
        </message>
        <message>
            <source>Layer time</source>
            <translation>Время слоя</translation>
        </message>
        <message>
            <source>Layers</source>
            <translation>Слои</translation>
        </message>
        <message>
            <source>Link bus bandwidth</source>
            <translation>Пропускная способность связи</translation>
        </message>
        <message>
            <source>Link extra latency</source>
            <translation>Дополнительная задержка связи</translation>
        </message>
        <message>
            <source>Load of workload</source>
            <translation>Нагрузка задачи</translation>
        </message>
        <message>
            <source>LoRA rank</source>
            <translation>Ранг LoRA</translation>
        </message>
        <message>
            <source>LoRA widths</source>
            <translation>Ширины LoRA</translation>
        </message>
        <message>
            <source>Max context</source>
            <translation>Максимальный контекст</translation>
        </message>
        <message>
            <source>Max sequences</source>
            <translation>Максимум последовательностей</translation>
        </message>
        <message>
            <source>Measured band</source>
            <translation>Разброс измерения</translation>
        </message>
        <message>
            <source>Measured batched tokens</source>
            <translation>Токенов в пакете при измерении</translation>
        </message>
        <message>
            <source>Measured engine</source>
            <translation>Измерено на движке</translation>
        </message>
        <message>
            <source>Measured GPUs</source>
            <translation>Измеренных GPU</translation>
        </message>
        <message>
            <source>Measured pipeline</source>
            <translation>Измерено на конвейере</translation>
        </message>
        <message>
            <source>Memory of all GPUs</source>
            <translation>Память всех GPU</translation>
        </message>
        <message>
            <source>Memory bandwidth</source>
            <translation>Пропускная способность памяти</translation>
        </message>
        <message>
            <source>Memory needed</source>
            <translation>Нужно памяти</translation>
        </message>
        <message>
            <source>Memory a GPU</source>
            <translation>Память на GPU</translation>
        </message>
        <message>
            <source>Memory as the vendor prints it</source>
            <translation>Память по данным производителя</translation>
        </message>
        <message>
            <source>Memory used</source>
            <translation>Занято памяти</translation>
        </message>
        <message>
            <source>Share of the memory the engine may use</source>
            <translation>Доля памяти для движка</translation>
        </message>
        <message>
            <source>Memory as the driver shows it</source>
            <translation>Память по данным драйвера</translation>
        </message>
        <message>
            <source>Micro batch tokens</source>
            <translation>Токенов в микропакете</translation>
        </message>
        <message>
            <source>MLP width</source>
            <translation>Ширина MLP</translation>
        </message>
        <message>
            <source>Models a frame</source>
            <translation>Моделей на кадр</translation>
        </message>
        <message>
            <source>Share of the time that is recorded</source>
            <translation>Доля времени записи</translation>
        </message>
        <message>
            <source>Network bandwidth</source>
            <translation>Пропускная способность сети</translation>
        </message>
        <message>
            <source>Network share</source>
            <translation>Доля сети</translation>
        </message>
        <message>
            <source>Non torch memory</source>
            <translation>Память вне PyTorch</translation>
        </message>
        <message>
            <source>Decode engines of the GPU</source>
            <translation>Декодеров у GPU</translation>
        </message>
        <message>
            <source>NVDEC engines of slice</source>
            <translation>Декодеров у среза</translation>
        </message>
        <message>
            <source>Offload time</source>
            <translation>Время выгрузки</translation>
        </message>
        <message>
            <source>Optimizer time</source>
            <translation>Время оптимизатора</translation>
        </message>
        <message>
            <source>Overlap</source>
            <translation>Перекрытие</translation>
        </message>
        <message>
            <source>Own bitrate</source>
            <translation>Битрейт заказчика</translation>
        </message>
        <message>
            <source>Layers with sparse attention</source>
            <translation>Слои с разреженным вниманием</translation>
        </message>
        <message>
            <source>Sparse attention, time a layer</source>
            <translation>Разреженное внимание, время на слой</translation>
        </message>
        <message>
            <source>Parallel layer time</source>
            <translation>Время параллельного слоя</translation>
        </message>
        <message>
            <source>Parameters</source>
            <translation>Параметры</translation>
        </message>
        <message>
            <source>Parameters attention</source>
            <translation>Параметры внимания</translation>
        </message>
        <message>
            <source>Parameters embedding</source>
            <translation>Параметры эмбеддингов</translation>
        </message>
        <message>
            <source>Parameters experts</source>
            <translation>Параметры экспертов</translation>
        </message>
        <message>
            <source>Parameters head</source>
            <translation>Параметры выходного слоя</translation>
        </message>
        <message>
            <source>Parameters key value</source>
            <translation>Параметры ключей и значений</translation>
        </message>
        <message>
            <source>Parameters linear</source>
            <translation>Параметры линейных слоёв</translation>
        </message>
        <message>
            <source>Parameters linear attention</source>
            <translation>Параметры линейного внимания</translation>
        </message>
        <message>
            <source>Parameters low rank</source>
            <translation>Параметры низкого ранга</translation>
        </message>
        <message>
            <source>Parameters MLP</source>
            <translation>Параметры MLP</translation>
        </message>
        <message>
            <source>Parameters norms</source>
            <translation>Параметры нормировок</translation>
        </message>
        <message>
            <source>Parameters a GPU</source>
            <translation>Параметров на GPU</translation>
        </message>
        <message>
            <source>Parameters prediction layer</source>
            <translation>Параметры слоя предсказания</translation>
        </message>
        <message>
            <source>Parameters router</source>
            <translation>Параметры маршрутизатора</translation>
        </message>
        <message>
            <source>Parameters shared experts</source>
            <translation>Параметры общих экспертов</translation>
        </message>
        <message>
            <source>Picture height</source>
            <translation>Высота кадра</translation>
        </message>
        <message>
            <source>Picture pixels</source>
            <translation>Пикселей в кадре</translation>
        </message>
        <message>
            <source>Picture width</source>
            <translation>Ширина кадра</translation>
        </message>
        <message>
            <source>Pipeline bubble time</source>
            <translation>Время простоя конвейера</translation>
        </message>
        <message>
            <source>Pipeline parallel</source>
            <translation>Конвейерный параллелизм</translation>
        </message>
        <message>
            <source>Share of the bare engine that a whole pipeline reaches</source>
            <translation>Доля чистого движка, достигаемая конвейером</translation>
        </message>
        <message>
            <source>Placed GPUs</source>
            <translation>Размещённых GPU</translation>
        </message>
        <message>
            <source>Power</source>
            <translation>Мощность</translation>
        </message>
        <message>
            <source>Power limit</source>
            <translation>Предел мощности</translation>
        </message>
        <message>
            <source>Prefill chunks</source>
            <translation>Порций предзаполнения</translation>
        </message>
        <message>
            <source>Prefill share</source>
            <translation>Доля предзаполнения</translation>
        </message>
        <message>
            <source>Prefill time</source>
            <translation>Время предзаполнения</translation>
        </message>
        <message>
            <source>Process context</source>
            <translation>Контекст процесса</translation>
        </message>
        <message>
            <source>Prompt tokens</source>
            <translation>Токенов в запросе</translation>
        </message>
        <message>
            <source>Power supplies that carry the load</source>
            <translation>Несущих нагрузку блоков питания</translation>
        </message>
        <message>
            <source>Power of one supply</source>
            <translation>Мощность блока питания</translation>
        </message>
        <message>
            <source>Quantisation group</source>
            <translation>Группа квантования</translation>
        </message>
        <message>
            <source>Rack units</source>
            <translation>Юниты стойки</translation>
        </message>
        <message>
            <source>RAID groups</source>
            <translation>Группы RAID</translation>
        </message>
        <message>
            <source>Rate attention</source>
            <translation>Скорость внимания</translation>
        </message>
        <message>
            <source>Rate matrices</source>
            <translation>Скорость матриц</translation>
        </message>
        <message>
            <source>Raw capacity</source>
            <translation>Сырая ёмкость</translation>
        </message>
        <message>
            <source>Rebuild rate</source>
            <translation>Скорость восстановления</translation>
        </message>
        <message>
            <source>Replicas</source>
            <translation>Реплики</translation>
        </message>
        <message>
            <source>Replicated weights</source>
            <translation>Реплицируемые веса</translation>
        </message>
        <message>
            <source>Retention days</source>
            <translation>Дней хранения</translation>
        </message>
        <message>
            <source>Runtime</source>
            <translation>Среда выполнения</translation>
        </message>
        <message>
            <source>Sessions by memory</source>
            <translation>Сессий по памяти</translation>
        </message>
        <message>
            <source>Sessions by speed</source>
            <translation>Сессий по скорости</translation>
        </message>
        <message>
            <source>Sessions fit</source>
            <translation>Помещается сессий</translation>
        </message>
        <message>
            <source>Sessions a instance</source>
            <translation>Сессий на экземпляр</translation>
        </message>
        <message>
            <source>Sessions a replica</source>
            <translation>Сессий на реплику</translation>
        </message>
        <message>
            <source>Slice bandwidth share</source>
            <translation>Доля пропускной способности среза</translation>
        </message>
        <message>
            <source>Slice compute share</source>
            <translation>Доля вычислений среза</translation>
        </message>
        <message>
            <source>Slice memory</source>
            <translation>Память среза</translation>
        </message>
        <message>
            <source>Slice share</source>
            <translation>Доля среза</translation>
        </message>
        <message>
            <source>Slices</source>
            <translation>Срезы</translation>
        </message>
        <message>
            <source>Most that a smaller picture is counted faster than 1080p</source>
            <translation>Во сколько раз самое большее меньший кадр считается быстрее 1080p</translation>
        </message>
        <message>
            <source>Frames a second one processor core decodes at 1080p</source>
            <translation>Кадров в секунду на ядро процессора при 1080p</translation>
        </message>
        <message>
            <source>What a mixture of experts reaches against a dense model</source>
            <translation>Доля скорости плотной модели, которой достигает смесь экспертов</translation>
        </message>
        <message>
            <source>Camera's own frame rate</source>
            <translation>Собственная частота камеры</translation>
        </message>
        <message>
            <source>Stage imbalance</source>
            <translation>Неравенство ступеней</translation>
        </message>
        <message>
            <source>State bytes</source>
            <translation>Байт состояния</translation>
        </message>
        <message>
            <source>State layers</source>
            <translation>Слоёв с состоянием</translation>
        </message>
        <message>
            <source>Step time</source>
            <translation>Время шага</translation>
        </message>
        <message>
            <source>Step without communication</source>
            <translation>Шаг без обмена</translation>
        </message>
        <message>
            <source>Storage needed</source>
            <translation>Нужно хранения</translation>
        </message>
        <message>
            <source>Storage of workload</source>
            <translation>Хранение задачи</translation>
        </message>
        <message>
            <source>Storage reserved</source>
            <translation>Резерв хранения</translation>
        </message>
        <message>
            <source>Frame rate of the substream</source>
            <translation>Частота второго потока</translation>
        </message>
        <message>
            <source>Tensor parallel</source>
            <translation>Тензорный параллелизм</translation>
        </message>
        <message>
            <source>Tensor parallel time</source>
            <translation>Время тензорного параллелизма</translation>
        </message>
        <message>
            <source>Time a output token</source>
            <translation>Время на токен ответа</translation>
        </message>
        <message>
            <source>Tokens a second that one session asks for</source>
            <translation>Токенов в секунду на сессию</translation>
        </message>
        <message>
            <source>Trainable parameters</source>
            <translation>Обучаемые параметры</translation>
        </message>
        <message>
            <source>Unrecoverable read errors a bit</source>
            <translation>Неисправимых ошибок чтения на бит</translation>
        </message>
        <message>
            <source>Usable capacity</source>
            <translation>Полезная ёмкость</translation>
        </message>
        <message>
            <source>Vocabulary</source>
            <translation>Словарь</translation>
        </message>
        <message>
            <source>Memory for activations</source>
            <translation>Память под активации</translation>
        </message>
        <message>
            <source>Memory for adapters</source>
            <translation>Память под адаптеры</translation>
        </message>
        <message>
            <source>Memory for decoded frames</source>
            <translation>Память под декодированные кадры</translation>
        </message>
        <message>
            <source>Memory for the detector</source>
            <translation>Память под детектор</translation>
        </message>
        <message>
            <source>Memory for gather buffers</source>
            <translation>Память под буферы сборки</translation>
        </message>
        <message>
            <source>Memory for gradients</source>
            <translation>Память под градиенты</translation>
        </message>
        <message>
            <source>Memory for the KV cache</source>
            <translation>Память под KV-кэш</translation>
        </message>
        <message>
            <source>Memory for logits</source>
            <translation>Память под логиты</translation>
        </message>
        <message>
            <source>Memory for optimiser states</source>
            <translation>Память под состояния оптимизатора</translation>
        </message>
        <message>
            <source>Memory for a reservation</source>
            <translation>Память под резерв</translation>
        </message>
        <message>
            <source>Memory for the runtime</source>
            <translation>Память под среду выполнения</translation>
        </message>
        <message>
            <source>Memory that the allocator cannot hand out</source>
            <translation>Память, которую аллокатор не может выдать</translation>
        </message>
        <message>
            <source>Memory for weights</source>
            <translation>Память под веса</translation>
        </message>
        <message>
            <source>Weight</source>
            <translation>Масса</translation>
        </message>
        <message>
            <source>Weight bytes</source>
            <translation>Объём весов</translation>
        </message>
        <message>
            <source>Weight bytes a GPU</source>
            <translation>Объём весов на GPU</translation>
        </message>
        <message>
            <source>Weights read</source>
            <translation>Читаемые веса</translation>
        </message>
        <message>
            <source>Window</source>
            <translation>Окно</translation>
        </message>
        <message>
            <source>Windowed layers</source>
            <translation>Слоёв с окном</translation>
        </message>
        <message>
            <source>Write rate of workload</source>
            <translation>Скорость записи задачи</translation>
        </message>
        <message>
            <source>ZeRO-3 gather time</source>
            <translation>Время сборки ZeRO-3</translation>
        </message>
        <message>
            <source>Weight without its cards, at least</source>
            <translation>Масса без карт, не менее</translation>
        </message>
    </context>
    <context>
        <name>InspectedThing</name>
        <message>
            <source>Project</source>
            <translation>Проект</translation>
        </message>
        <message>
            <source>Rack</source>
            <translation>Стойка</translation>
        </message>
        <message>
            <source>Server</source>
            <translation>Сервер</translation>
        </message>
        <message>
            <source>GPU</source>
            <translation>GPU</translation>
        </message>
        <message>
            <source>Storage array</source>
            <translation>Массив хранения</translation>
        </message>
        <message>
            <source>Placement</source>
            <translation>Размещение</translation>
        </message>
        <message>
            <source>%1 (off hours)</source>
            <translation>%1 (в нерабочие часы)</translation>
        </message>
        <message>
            <source>%1 · GPU %2</source>
            <translation>%1 · GPU %2</translation>
        </message>
    </context>
    <context>
        <name>rackwright::InspectorPanel</name>
        <message>
            <source>Figures</source>
            <translation>Показатели</translation>
        </message>
        <message>
            <source>Enter shows how a figure came about</source>
            <translation>Enter показывает, как получено число</translation>
        </message>
        <message>
            <source>Product</source>
            <translation>Изделие</translation>
        </message>
        <message>
            <source>Used by</source>
            <translation>Занята задачами</translation>
        </message>
        <message>
            <source>Nothing is placed here yet.</source>
            <translation>Здесь пока ничего не размещено.</translation>
        </message>
        <message>
            <source>Memory</source>
            <translation>Память</translation>
        </message>
        <message>
            <source>Placed on</source>
            <translation>Размещена на</translation>
        </message>
        <message>
            <source>Nowhere yet. Drag it from the palette onto a GPU, a server or an array.</source>
            <translation>Пока нигде. Перетащите её из каталога на GPU, сервер или массив.</translation>
        </message>
        <message>
            <source>Belongs to</source>
            <translation>Относится к</translation>
        </message>
        <message>
            <source>Nothing is placed here</source>
            <translation>Здесь ничего не размещено</translation>
        </message>
        <message>
            <source>The slot is free</source>
            <translation>Слот свободен</translation>
        </message>
        <message>
            <source>The catalogue does not know this product</source>
            <translation>Этого изделия нет в каталоге</translation>
        </message>
    </context>
    <context>
        <name>rackwright::InterviewPanel</name>
        <message>
            <source>The catalogue has no questions.</source>
            <translation>В каталоге нет вопросов.</translation>
        </message>
        <message>
            <source>Questions for the customer</source>
            <translation>Вопросы заказчику</translation>
        </message>
        <message>
            <source>%1 of %2 questions answered</source>
            <translation>Отвечено вопросов: %1 из %2</translation>
        </message>
        <message numerus="yes">
            <source>%n question(s) that decide the design still open</source>
            <translation>
                <numerusform>открыт %n вопрос, определяющий решение</numerusform>
                <numerusform>открыты %n вопроса, определяющих решение</numerusform>
                <numerusform>открыто %n вопросов, определяющих решение</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>KvFormat</name>
        <message>
            <source>BF16</source>
            <translation>BF16</translation>
        </message>
        <message>
            <source>FP8</source>
            <translation>FP8</translation>
        </message>
        <message>
            <source>INT8</source>
            <translation>INT8</translation>
        </message>
        <message>
            <source>NVFP4</source>
            <translation>NVFP4</translation>
        </message>
    </context>
    <context>
        <name>rackwright::LightModelRow</name>
        <message>
            <source>Language model</source>
            <translation>Языковая модель</translation>
        </message>
        <message>
            <source>Instances</source>
            <translation>Экземпляры</translation>
        </message>
        <message>
            <source>Weights</source>
            <translation>Веса</translation>
        </message>
        <message>
            <source>KV %1</source>
            <comment>KV cache format</comment>
            <translation>KV %1</translation>
        </message>
        <message>
            <source>KV cache</source>
            <translation>KV-кэш</translation>
        </message>
        <message>
            <source>Remove this model</source>
            <translation>Убрать эту модель</translation>
        </message>
    </context>
    <context>
        <name>rackwright::LightModelsForm</name>
        <message>
            <source>Models</source>
            <translation>Модели</translation>
        </message>
        <message>
            <source>Add a model</source>
            <translation>Добавить модель</translation>
        </message>
        <message>
            <source>Load</source>
            <translation>Нагрузка</translation>
        </message>
        <message>
            <source>Concurrent sessions of an instance</source>
            <translation>Одновременных сессий экземпляра</translation>
        </message>
        <message>
            <source>Longest context, tokens</source>
            <translation>Максимальный контекст, токенов</translation>
        </message>
        <message>
            <source>Mean prompt, tokens</source>
            <translation>Средний запрос, токенов</translation>
        </message>
        <message>
            <source>Mean answer, tokens</source>
            <translation>Средний ответ, токенов</translation>
        </message>
        <message>
            <source>Speed of a session, at least</source>
            <translation>Скорость сессии, не менее</translation>
        </message>
        <message>
            <source>Serving engine</source>
            <translation>Движок инференса</translation>
        </message>
        <message>
            <source>Engine</source>
            <translation>Движок</translation>
        </message>
        <message>
            <source>GPU memory it may use</source>
            <translation>Доля памяти GPU для движка</translation>
        </message>
        <message>
            <source>Tokens in a batch, at most</source>
            <translation>Токенов в пакете, не более</translation>
        </message>
    </context>
    <context>
        <name>Limit</name>
        <message>
            <source>GPU memory</source>
            <translation>Память GPU</translation>
        </message>
        <message>
            <source>Video decoding</source>
            <translation>Декодирование видео</translation>
        </message>
        <message>
            <source>Detector</source>
            <translation>Детектор</translation>
        </message>
        <message>
            <source>Generation speed</source>
            <translation>Скорость генерации</translation>
        </message>
        <message>
            <source>Concurrent sessions</source>
            <translation>Одновременные сессии</translation>
        </message>
        <message>
            <source>Context length</source>
            <translation>Длина контекста</translation>
        </message>
        <message>
            <source>MIG slice</source>
            <translation>Срез MIG</translation>
        </message>
        <message>
            <source>Number of GPUs</source>
            <translation>Число GPU</translation>
        </message>
        <message>
            <source>Interconnect</source>
            <translation>Связь между GPU</translation>
        </message>
        <message>
            <source>Storage capacity</source>
            <translation>Ёмкость хранения</translation>
        </message>
        <message>
            <source>Storage throughput</source>
            <translation>Скорость хранения</translation>
        </message>
        <message>
            <source>Power</source>
            <translation>Мощность</translation>
        </message>
        <message>
            <source>Rack units</source>
            <translation>Юниты стойки</translation>
        </message>
        <message>
            <source>A figure is missing</source>
            <translation>Не хватает данных</translation>
        </message>
    </context>
    <context>
        <name>rackwright::LlmForm</name>
        <message>
            <source>Model</source>
            <translation>Модель</translation>
        </message>
        <message>
            <source>Language model</source>
            <translation>Языковая модель</translation>
        </message>
        <message>
            <source>Weights</source>
            <translation>Веса</translation>
        </message>
        <message>
            <source>Weights a scale</source>
            <translation>Весов на масштаб</translation>
        </message>
        <message>
            <source>KV cache</source>
            <translation>KV-кэш</translation>
        </message>
        <message>
            <source>Load</source>
            <translation>Нагрузка</translation>
        </message>
        <message>
            <source>Concurrent sessions</source>
            <translation>Одновременные сессии</translation>
        </message>
        <message>
            <source>Longest context, tokens</source>
            <translation>Максимальный контекст, токенов</translation>
        </message>
        <message>
            <source>Mean prompt, tokens</source>
            <translation>Средний запрос, токенов</translation>
        </message>
        <message>
            <source>Mean answer, tokens</source>
            <translation>Средний ответ, токенов</translation>
        </message>
        <message>
            <source>Speed of a session, at least</source>
            <translation>Скорость сессии, не менее</translation>
        </message>
        <message>
            <source>Serving engine</source>
            <translation>Движок инференса</translation>
        </message>
        <message>
            <source>Engine</source>
            <translation>Движок</translation>
        </message>
        <message>
            <source>GPU memory it may use</source>
            <translation>Доля памяти GPU для движка</translation>
        </message>
        <message>
            <source>Tokens in a batch, at most</source>
            <translation>Токенов в пакете, не более</translation>
        </message>
    </context>
    <context>
        <name>LoraTargets</name>
        <message>
            <source>Query and value</source>
            <translation>Query и value</translation>
        </message>
        <message>
            <source>All attention</source>
            <translation>Всё внимание</translation>
        </message>
        <message>
            <source>All linear layers</source>
            <translation>Все линейные слои</translation>
        </message>
    </context>
    <context>
        <name>rackwright::MainWindow</name>
        <message>
            <source>Cu&amp;t</source>
            <translation>&amp;Вырезать</translation>
        </message>
        <message>
            <source>&amp;Copy</source>
            <translation>&amp;Копировать</translation>
        </message>
        <message>
            <source>&amp;Paste here</source>
            <translation>Вст&amp;авить сюда</translation>
        </message>
        <message>
            <source>Move &amp;up</source>
            <translation>Переместить в&amp;верх</translation>
        </message>
        <message>
            <source>Move do&amp;wn</source>
            <translation>Переместить в&amp;низ</translation>
        </message>
        <message>
            <source>%1 is copied: select where it goes, then paste</source>
            <translation>Скопировано: %1. Выберите место и вставьте</translation>
        </message>
        <message>
            <source>%1 is cut: select where it goes, then paste</source>
            <translation>Вырезано: %1. Выберите место и вставьте</translation>
        </message>
        <message>
            <source>Nothing is cut or copied</source>
            <translation>Ничего не вырезано и не скопировано</translation>
        </message>
        <message>
            <source>Select a server, an array, a GPU or a placed workload first</source>
            <translation>Сначала выберите сервер, массив, GPU или размещённую задачу</translation>
        </message>
        <message>
            <source>%1 was changed on the disk since it was opened here.</source>
            <translation>Файл %1 изменился на диске после открытия.</translation>
        </message>
        <message>
            <source>Overwrite</source>
            <translation>Перезаписать</translation>
        </message>
        <message>
            <source>Save under another name overwrites nothing. Overwrite the file?</source>
            <translation>Сохранение под другим именем ничего не затронет. Перезаписать файл?</translation>
        </message>
        <message>
            <source>%1[*] – Rackwright</source>
            <translation>%1[*] – Rackwright</translation>
        </message>
        <message>
            <source>GPU memory %1</source>
            <translation>память GPU %1</translation>
        </message>
        <message>
            <source>“%1” has changes that are not saved.</source>
            <translation>В «%1» есть несохранённые изменения.</translation>
        </message>
        <message>
            <source>Save them?</source>
            <translation>Сохранить их?</translation>
        </message>
        <message>
            <source>Open project</source>
            <translation>Открыть проект</translation>
        </message>
        <message>
            <source>Rackwright projects (*.rackwright);;All files (*)</source>
            <translation>Проекты Rackwright (*.rackwright);;Все файлы (*)</translation>
        </message>
        <message>
            <source>Save project</source>
            <translation>Сохранить проект</translation>
        </message>
        <message>
            <source>Rackwright projects (*.rackwright)</source>
            <translation>Проекты Rackwright (*.rackwright)</translation>
        </message>
        <message>
            <source>Saved: %1</source>
            <translation>Сохранено: %1</translation>
        </message>
        <message>
            <source>Export PDF</source>
            <translation>Экспорт в PDF</translation>
        </message>
        <message>
            <source>PDF documents (*.pdf)</source>
            <translation>Документы PDF (*.pdf)</translation>
        </message>
        <message>
            <source>Exported: %1</source>
            <translation>Экспортировано: %1</translation>
        </message>
        <message>
            <source>&amp;File</source>
            <translation>&amp;Файл</translation>
        </message>
        <message>
            <source>Open &amp;recent</source>
            <translation>Открыть &amp;недавние</translation>
        </message>
        <message>
            <source>&amp;Edit</source>
            <translation>&amp;Правка</translation>
        </message>
        <message>
            <source>V&amp;ariant</source>
            <translation>В&amp;ариант</translation>
        </message>
        <message>
            <source>&amp;View</source>
            <translation>&amp;Вид</translation>
        </message>
        <message>
            <source>&amp;Theme</source>
            <translation>&amp;Тема</translation>
        </message>
        <message>
            <source>&amp;Language</source>
            <translation>&amp;Язык</translation>
        </message>
        <message>
            <source>&amp;Help</source>
            <translation>&amp;Справка</translation>
        </message>
        <message>
            <source>&amp;New project</source>
            <translation>&amp;Новый проект</translation>
        </message>
        <message>
            <source>&amp;Open…</source>
            <translation>&amp;Открыть…</translation>
        </message>
        <message>
            <source>&amp;Save</source>
            <translation>&amp;Сохранить</translation>
        </message>
        <message>
            <source>Save &amp;as…</source>
            <translation>Сохранить &amp;как…</translation>
        </message>
        <message>
            <source>&amp;Export PDF…</source>
            <translation>&amp;Экспорт в PDF…</translation>
        </message>
        <message>
            <source>&amp;Quit</source>
            <translation>В&amp;ыход</translation>
        </message>
        <message>
            <source>&amp;Duplicate</source>
            <translation>&amp;Дублировать</translation>
        </message>
        <message>
            <source>D&amp;elete</source>
            <translation>&amp;Удалить</translation>
        </message>
        <message>
            <source>&amp;Find in the catalogue</source>
            <translation>&amp;Найти в каталоге</translation>
        </message>
        <message>
            <source>&amp;New variant</source>
            <translation>&amp;Новый вариант</translation>
        </message>
        <message>
            <source>D&amp;uplicate variant</source>
            <translation>&amp;Дублировать вариант</translation>
        </message>
        <message>
            <source>&amp;Rename variant…</source>
            <translation>&amp;Переименовать вариант…</translation>
        </message>
        <message>
            <source>&amp;Delete variant</source>
            <translation>&amp;Удалить вариант</translation>
        </message>
        <message>
            <source>Ne&amp;xt variant</source>
            <translation>&amp;Следующий вариант</translation>
        </message>
        <message>
            <source>&amp;Previous variant</source>
            <translation>&amp;Предыдущий вариант</translation>
        </message>
        <message>
            <source>&amp;Add rack</source>
            <translation>Добавить &amp;стойку</translation>
        </message>
        <message>
            <source>Zoom &amp;in</source>
            <translation>&amp;Увеличить</translation>
        </message>
        <message>
            <source>Zoom &amp;out</source>
            <translation>У&amp;меньшить</translation>
        </message>
        <message>
            <source>&amp;Fit all racks</source>
            <translation>&amp;Показать все стойки</translation>
        </message>
        <message>
            <source>F&amp;ull screen</source>
            <translation>На весь &amp;экран</translation>
        </message>
        <message>
            <source>As the &amp;system</source>
            <translation>Как в &amp;системе</translation>
        </message>
        <message>
            <source>&amp;Light</source>
            <translation>С&amp;ветлая</translation>
        </message>
        <message>
            <source>&amp;Dark</source>
            <translation>Т&amp;ёмная</translation>
        </message>
        <message>
            <source>&amp;Catalogue and workloads</source>
            <translation>&amp;Каталог и задачи</translation>
        </message>
        <message>
            <source>&amp;Outline</source>
            <translation>&amp;Структура</translation>
        </message>
        <message>
            <source>&amp;Racks</source>
            <translation>С&amp;тойки</translation>
        </message>
        <message>
            <source>&amp;Inspector</source>
            <translation>&amp;Инспектор</translation>
        </message>
        <message>
            <source>Fi&amp;ndings</source>
            <translation>&amp;Замечания</translation>
        </message>
        <message>
            <source>C&amp;harts</source>
            <translation>&amp;Графики</translation>
        </message>
        <message>
            <source>&amp;Questions</source>
            <translation>&amp;Вопросы</translation>
        </message>
        <message>
            <source>Open the &amp;sample project</source>
            <translation>Открыть &amp;пример проекта</translation>
        </message>
        <message>
            <source>&amp;Keyboard shortcuts</source>
            <translation>&amp;Сочетания клавиш</translation>
        </message>
        <message>
            <source>&amp;About Rackwright</source>
            <translation>&amp;О программе Rackwright</translation>
        </message>
        <message>
            <source>Build</source>
            <translation>Сборка</translation>
        </message>
        <message>
            <source>Inspector</source>
            <translation>Инспектор</translation>
        </message>
        <message>
            <source>Review</source>
            <translation>Проверка</translation>
        </message>
        <message>
            <source>Catalogue</source>
            <translation>Каталог</translation>
        </message>
        <message>
            <source>Outline</source>
            <translation>Структура</translation>
        </message>
        <message>
            <source>Findings</source>
            <translation>Замечания</translation>
        </message>
        <message>
            <source>Charts</source>
            <translation>Графики</translation>
        </message>
        <message>
            <source>Questions</source>
            <translation>Вопросы</translation>
        </message>
        <message>
            <source>&amp;Undo</source>
            <translation>&amp;Отменить</translation>
        </message>
        <message>
            <source>&amp;Undo: %1</source>
            <translation>&amp;Отменить: %1</translation>
        </message>
        <message>
            <source>&amp;Redo</source>
            <translation>&amp;Повторить</translation>
        </message>
        <message>
            <source>&amp;Redo: %1</source>
            <translation>&amp;Повторить: %1</translation>
        </message>
        <message>
            <source>About Rackwright</source>
            <translation>О программе Rackwright</translation>
        </message>
        <message>
            <source>Rackwright %1

Sizes and draws AI hardware for a customer's tasks. Every figure can be opened: formula, inputs, sources.

Free software under the GNU General Public License, version 3. Works without a network; nothing leaves this computer.</source>
            <translation>Rackwright %1

Рассчитывает и рисует оборудование ИИ под задачи заказчика. Любое число можно раскрыть: формула, исходные данные, источники.

Свободная программа по лицензии GNU GPL версии 3. Работает без сети; данные не покидают этот компьютер.</translation>
        </message>
        <message>
            <source>Enter	Place what the palette has selected here</source>
            <translation>Enter	Разместить здесь выбранное в каталоге</translation>
        </message>
        <message>
            <source>Arrows	Move the selection on the racks</source>
            <translation>Стрелки	Перемещать выделение по стойкам</translation>
        </message>
        <message>
            <source>Delete, Ctrl+D, F2	Delete, duplicate, rename what is selected</source>
            <translation>Delete, Ctrl+D, F2	Удалить, дублировать, переименовать выбранное</translation>
        </message>
        <message>
            <source>Keyboard shortcuts</source>
            <translation>Сочетания клавиш</translation>
        </message>
    </context>
    <context>
        <name>Messages</name>
        <message>
            <source>“{found}” is neither a command nor a file. “rackwright --help” lists the commands.</source>
            <translation>«{found}» — не команда и не файл. Список команд: «rackwright --help».</translation>
        </message>
        <message>
            <source>{array}: {needed} are asked for, {available} can be used.</source>
            <translation>{array}: нужно {needed}, доступно {available}.</translation>
        </message>
        <message>
            <source>{array}: {needed} are asked for, up to {needed_high} are possible; {available} can be used.</source>
            <translation>{array}: нужно {needed}, возможно до {needed_high}; доступно {available}.</translation>
        </message>
        <message>
            <source>{array}: {needed} are written all the time, {available} is what it takes.</source>
            <translation>{array}: постоянно пишется {needed}, массив принимает {available}.</translation>
        </message>
        <message>
            <source>{array}: up to {needed_high} are written all the time; {available} is all that it takes.</source>
            <translation>{array}: постоянно пишется до {needed_high}; больше {available} массив не принимает.</translation>
        </message>
        <message>
            <source>Not predicted: the frame rate or the picture size is missing.</source>
            <translation>Не рассчитано: нет частоты кадров или размера кадра.</translation>
        </message>
        <message>
            <source>Not predicted: a number of the case is out of range.</source>
            <translation>Не рассчитано: число в описании случая вне допустимых пределов.</translation>
        </message>
        <message>
            <source>Not predicted: the codec is not known.</source>
            <translation>Не рассчитано: кодек неизвестен.</translation>
        </message>
        <message>
            <source>{file}, {path}: {found} contradicts the rest of the product; {expected} was expected.</source>
            <translation>{file}, {path}: {found} противоречит остальным данным изделия; ожидалось {expected}.</translation>
        </message>
        <message>
            <source>For fewer than 8 images at a time nothing was measured for this detector on this GPU; take a batch of 8.</source>
            <translation>Для пакета меньше 8 кадров измерений этого детектора на этом GPU нет; возьмите пакет 8.</translation>
        </message>
        <message>
            <source>Its storage is placed, its {needed} are not yet.</source>
            <translation>Хранилище размещено, а GPU ({needed}) — ещё нет.</translation>
        </message>
        <message>
            <source>Its GPUs are placed, its storage ({needed}) is not yet.</source>
            <translation>GPU размещены, а хранилище ({needed}) — ещё нет.</translation>
        </message>
        <message>
            <source>{file}, line {line}, column {column}: not valid YAML ({detail}).</source>
            <translation>{file}, строка {line}, столбец {column}: неверный YAML ({detail}).</translation>
        </message>
        <message>
            <source>{file}, line {line}, column {column}: anchors and aliases are not read; write the values out.</source>
            <translation>{file}, строка {line}, столбец {column}: якоря и ссылки YAML не читаются; выпишите значения полностью.</translation>
        </message>
        <message>
            <source>{file}, line {line}, column {column}: nested deeper than {expected}; a device type is not.</source>
            <translation>{file}, строка {line}, столбец {column}: вложенность больше {expected}; у описания устройства такой не бывает.</translation>
        </message>
        <message>
            <source>{file}, line {line}, column {column}: a key has to be a text.</source>
            <translation>{file}, строка {line}, столбец {column}: ключом должен быть текст.</translation>
        </message>
        <message>
            <source>{file}, line {line}, column {column}: the key “{found}” stands twice; remove one.</source>
            <translation>{file}, строка {line}, столбец {column}: ключ «{found}» стоит дважды; уберите один.</translation>
        </message>
        <message>
            <source>{file} holds several YAML documents; import them one by one.</source>
            <translation>В {file} несколько документов YAML; импортируйте их по одному.</translation>
        </message>
        <message>
            <source>{file}: {path} is missing; a device type of NetBox states it. Check that it is the right file.</source>
            <translation>{file}: нет {path}, а в описании устройства NetBox это есть. Проверьте, тот ли это файл.</translation>
        </message>
        <message>
            <source>{file}, {path}: {found} stands there; a number that a device can have was expected.</source>
            <translation>{file}, {path}: стоит {found}; ожидалось число, какое бывает у устройства.</translation>
        </message>
        <message>
            <source>{file}, {path}: the unit of weight “{found}” is not known; possible are kg, g, lb and oz.</source>
            <translation>{file}, {path}: единица веса «{found}» неизвестна; возможны kg, g, lb и oz.</translation>
        </message>
        <message>
            <source>A device type of NetBox does not say what the device is: give --kind server, --kind array or --kind switch.</source>
            <translation>В описании устройства NetBox не сказано, что это за устройство: укажите --kind server, --kind array или --kind switch.</translation>
        </message>
        <message>
            <source>{file} is taken for a model's configuration, which has no --kind; device types end in .yaml or .yml.</source>
            <translation>{file} принят за конфигурацию модели, а для неё --kind не задаётся; описания устройств оканчиваются на .yaml или .yml.</translation>
        </message>
        <message>
            <source>Power ports state a draw of up to {draw} each. It was not taken: the file does not say whether that is the device's draw or what its supply is built for.</source>
            <translation>У вводов питания указано потребление до {draw} на каждый. Оно не взято: в файле не сказано, потребление ли это устройства или мощность блока питания.</translation>
        </message>
        <message>
            <source>NetBox does not know GPU slots: how many, which cards and how they are joined has to be filled in from the vendor's data sheet.</source>
            <translation>Слотов GPU в NetBox нет: сколько их, для каких карт и как карты соединены, нужно заполнить по документации производителя.</translation>
        </message>
        <message>
            <source>The file calls the ports Ethernet; some InfiniBand switches are written so too. Check it.</source>
            <translation>В файле порты названы Ethernet; так записывают и некоторые коммутаторы InfiniBand. Проверьте это.</translation>
        </message>
        <message>
            <source>Interfaces that were not taken over: {types}.</source>
            <translation>Не перенесены интерфейсы: {types}.</translation>
        </message>
        <message>
            <source>{file} is larger than a file to import can be ({limit}). Check that it is the right file.</source>
            <translation>{file} больше, чем может быть импортируемый файл ({limit}). Проверьте, тот ли это файл.</translation>
        </message>
        <message>
            <source>{file}: {path} is missing, and without it the model cannot be counted. Take the complete file.</source>
            <translation>{file}: нет {path}, а без этого модель не посчитать. Возьмите полный файл.</translation>
        </message>
        <message>
            <source>{file}, {path}: {found} stands there; {expected} was expected.</source>
            <translation>{file}, {path}: стоит {found}; ожидалось: {expected}.</translation>
        </message>
        <message>
            <source>{file}, {path}: {found} is no possible stretching of the context.</source>
            <translation>{file}, {path}: {found} — такого растяжения контекста быть не может.</translation>
        </message>
        <message>
            <source>{file}, {path}: {found} contradicts the rest of the file; {expected} was expected. Take the file from the model's author.</source>
            <translation>{file}, {path}: {found} противоречит остальному файлу; ожидалось: {expected}. Возьмите файл у автора модели.</translation>
        </message>
        <message>
            <source>{file}, {path}: {found} stands there; the sizing has no formula for a model built so, and it is not imported. Add it by hand if you know its figures.</source>
            <translation>{file}, {path}: стоит {found}; для модели с таким устройством в расчёте нет формулы, она не импортирована. Если её числа известны, добавьте её вручную.</translation>
        </message>
        <message>
            <source>{file}, {path}: the import does not know the architecture “{found}”, and nothing is guessed. Add the model by hand if you know its figures.</source>
            <translation>{file}, {path}: архитектура «{found}» импорту неизвестна, а наугад ничего не берётся. Если числа модели известны, добавьте её вручную.</translation>
        </message>
        <message>
            <source>{file}: {path} is missing, so it cannot be told what kind of model this is. Check that it is a config.json of Hugging Face.</source>
            <translation>{file}: нет {path}, поэтому непонятно, что это за модель. Проверьте, что это config.json с Hugging Face.</translation>
        </message>
        <message>
            <source>{file} does not say what the model is called. Give it a name in Latin letters with --name.</source>
            <translation>В {file} не сказано, как называется модель. Задайте имя латинскими буквами через --name.</translation>
        </message>
        <message>
            <source>{file} says nothing about quantisation. Check that it is an hf_quant_config.json.</source>
            <translation>В {file} ничего не сказано о квантовании. Проверьте, что это hf_quant_config.json.</translation>
        </message>
        <message>
            <source>{file} was read, but what it says makes no product: {detail}</source>
            <translation>{file} прочитан, но изделия из сказанного не получается: {detail}</translation>
        </message>
        <message>
            <source>“{found}” is not a date; write it as 2026-12-31.</source>
            <translation>«{found}» — не дата; запишите её как 2026-12-31.</translation>
        </message>
        <message>
            <source>The catalogue has a product “{found}” already. Give this one another name with --name.</source>
            <translation>В каталоге уже есть изделие «{found}». Задайте этому другое имя через --name.</translation>
        </message>
        <message>
            <source>{file} was written; the product's id is {id}.</source>
            <translation>Файл {file} записан; идентификатор изделия — {id}.</translation>
        </message>
        <message>
            <source>Counted by the sizing: {total}, of which {active} are used by a token.</source>
            <translation>Насчитано расчётом: {total}, из них на один токен работает {active}.</translation>
        </message>
        <message>
            <source>Not in the file, taken as the library does when nothing is said: {values}.</source>
            <translation>В файле нет; взято так, как берёт библиотека, когда ничего не сказано: {values}.</translation>
        </message>
        <message>
            <source>Weights as the file states them: {words}; in a workload this is “{format}”.</source>
            <translation>Веса, как сказано в файле: {words}; в задаче это «{format}».</translation>
        </message>
        <message>
            <source>Weights as the file states them: {words}; no format of a workload is exactly this, choose the nearest one.</source>
            <translation>Веса, как сказано в файле: {words}; точно такого формата в задаче нет, выберите ближайший.</translation>
        </message>
        <message>
            <source>Left out of the quantisation: {count} entries, the first is {example}; the sizing has its own list of what stays in 16 bits.</source>
            <translation>Из квантования исключено записей: {count}, первая — {example}; у расчёта свой перечень того, что остаётся в 16 битах.</translation>
        </message>
        <message>
            <source>Only the language model ({path}) was read; what looks and listens is not counted.</source>
            <translation>Прочитана только языковая модель ({path}); зрение и слух не посчитаны.</translation>
        </message>
        <message>
            <source>Not understood and left out: {keys}. Check that none of them adds layers.</source>
            <translation>Не понято и пропущено: {keys}. Проверьте, что ничто из этого не добавляет слоёв.</translation>
        </message>
        <message>
            <source>The file does not state the following, and nothing was guessed. Fill it in before the catalogue takes the file:</source>
            <translation>Следующего в файле нет, и наугад ничего не взято. Заполните это, тогда каталог примет файл:</translation>
        </message>
        <message>
            <source>  {path}</source>
            <translation>  {path}</translation>
        </message>
        <message>
            <source>TensorRT-LLM runs on NVIDIA GPUs only.</source>
            <translation>TensorRT-LLM работает только на GPU NVIDIA.</translation>
        </message>
        <message>
            <source>Engines have no kernels for this weight format on a GPU of this generation.</source>
            <translation>Для этого формата весов у движков нет ядер на GPU этого поколения.</translation>
        </message>
        <message>
            <source>Engines were measured on NVIDIA GPUs up to Blackwell only: the memory is known on this GPU, the speed is not.</source>
            <translation>Движки измерены только на GPU NVIDIA до Blackwell включительно: память на этом GPU известна, скорость — нет.</translation>
        </message>
        <message>
            <source>The card holds several devices, each with its own memory: a model on it cannot be sized.</source>
            <translation>На карте несколько устройств, у каждого своя память: расчёт модели на ней невозможен.</translation>
        </message>
        <message>
            <source>{gpu} holds several devices, each with its own memory: training on it cannot be sized.</source>
            <translation>{gpu} — это несколько устройств, у каждого своя память: расчёт обучения на нём невозможен.</translation>
        </message>
        <message>
            <source>The GPU has no BF16 units; training speeds are known in BF16 and FP8 only.</source>
            <translation>У GPU нет блоков BF16, а скорости обучения известны только в BF16 и FP8.</translation>
        </message>
        <message>
            <source>This detector was not measured on this GPU, and measurements on NVIDIA GPUs up to Blackwell say nothing about it.</source>
            <translation>Этот детектор на этом GPU не измерялся, а измерения на GPU NVIDIA до Blackwell включительно о нём ничего не говорят.</translation>
        </message>
        <message>
            <source>It is not placed on any hardware.</source>
            <translation>Не размещена на оборудовании.</translation>
        </message>
        <message>
            <source>{server}, GPU {gpu}: {needed} needed, {available} there; {short} short.</source>
            <translation>{server}, GPU {gpu}: нужно {needed}, есть {available}; не хватает {short}.</translation>
        </message>
        <message>
            <source>{server}, GPU {gpu}: {free} left of {available}.</source>
            <translation>{server}, GPU {gpu}: свободно {free} из {available}.</translation>
        </message>
        <message>
            <source>GPU {gpu} is asked for {load} of what it can do, by all its tasks together.</source>
            <translation>GPU {gpu}: все задачи вместе требуют {load} её возможностей.</translation>
        </message>
        <message>
            <source>The catalogue does not know the product.</source>
            <translation>Изделия нет в каталоге.</translation>
        </message>
        <message>
            <source>The catalogue does not know the power supplies.</source>
            <translation>В каталоге нет данных о блоках питания.</translation>
        </message>
        <message>
            <source>The demand is not known.</source>
            <translation>Потребность неизвестна.</translation>
        </message>
        <message>
            <source>The catalogue does not know the array.</source>
            <translation>Массива нет в каталоге.</translation>
        </message>
        <message>
            <source>The catalogue does not know the drive.</source>
            <translation>Диска нет в каталоге.</translation>
        </message>
        <message>
            <source>The catalogue does not know the codec.</source>
            <translation>Кодека нет в каталоге.</translation>
        </message>
        <message>
            <source>The catalogue does not know the write rate.</source>
            <translation>В каталоге нет скорости записи.</translation>
        </message>
        <message>
            <source>The catalogue does not know the rebuild rate.</source>
            <translation>В каталоге нет скорости восстановления.</translation>
        </message>
        <message>
            <source>The catalogue does not know the rate of read errors.</source>
            <translation>В каталоге нет частоты ошибок чтения.</translation>
        </message>
        <message>
            <source>The days held cannot be computed.</source>
            <translation>Срок хранения вычислить нельзя.</translation>
        </message>
        <message>
            <source>{needed} have to be decoded, the decoders give {available}.</source>
            <translation>Нужно декодировать {needed}, декодеры дают {available}.</translation>
        </message>
        <message>
            <source>{needed} have to be analysed, the detector reaches {available}.</source>
            <translation>Нужно анализировать {needed}, детектор успевает {available}.</translation>
        </message>
        <message>
            <source>The catalogue has no decode rate for this GPU.</source>
            <translation>В каталоге нет скорости декодирования этой GPU.</translation>
        </message>
        <message>
            <source>This GPU does not decode the codec in hardware.</source>
            <translation>Эта GPU не декодирует такой кодек аппаратно.</translation>
        </message>
        <message>
            <source>The picture size is missing.</source>
            <translation>Не задан размер кадра.</translation>
        </message>
        <message>
            <source>The catalogue has no constants for video.</source>
            <translation>В каталоге нет констант для видео.</translation>
        </message>
        <message>
            <source>The catalogue does not know the detector.</source>
            <translation>Детектора нет в каталоге.</translation>
        </message>
        <message>
            <source>The distance between key frames is missing.</source>
            <translation>Не задано расстояние между ключевыми кадрами.</translation>
        </message>
        <message>
            <source>No measurement and no operation count is known for this detector.</source>
            <translation>Для детектора нет ни измерений, ни числа операций.</translation>
        </message>
        <message>
            <source>The GPU has no arithmetic in this precision.</source>
            <translation>У GPU нет вычислений в этой точности.</translation>
        </message>
        <message>
            <source>{needed} are needed, {usable} can be used: enough for {days}.</source>
            <translation>Нужно {needed}, доступно {usable}: хватит на {days}.</translation>
        </message>
        <message>
            <source>{needed} are expected, up to {needed_high} possible; {usable} can be used.</source>
            <translation>Ожидается {needed}, возможно до {needed_high}; доступно {usable}.</translation>
        </message>
        <message>
            <source>{needed} have to be written, the array takes {available}.</source>
            <translation>Нужно записывать {needed}, массив принимает {available}.</translation>
        </message>
        <message>
            <source>The hot tier needs {needed}; {usable} can be used.</source>
            <translation>Горячему уровню нужно {needed}; доступно {usable}.</translation>
        </message>
        <message>
            <source>The hot tier fits only at the expected bitrate.</source>
            <translation>Горячий уровень подходит только при ожидаемом битрейте.</translation>
        </message>
        <message>
            <source>It is not placed on an array.</source>
            <translation>Не размещена на массиве.</translation>
        </message>
        <message>
            <source>The bitrate is not known.</source>
            <translation>Битрейт неизвестен.</translation>
        </message>
        <message>
            <source>The array's write rate is not known.</source>
            <translation>Скорость записи массива неизвестна.</translation>
        </message>
        <message>
            <source>{needed} are reserved, {available} are placed.</source>
            <translation>Зарезервировано {needed}, размещено {available}.</translation>
        </message>
        <message>
            <source>{needed} a GPU are needed to start, {available} can be used (weights {weights}, longest request {context}).</source>
            <translation>Для запуска нужно {needed} на GPU, доступно {available} (веса {weights}, самый длинный запрос {context}).</translation>
        </message>
        <message>
            <source>Only {free} of GPU memory stay free; {target} are wanted.</source>
            <translation>Свободно лишь {free} памяти GPU; желательно {target}.</translation>
        </message>
        <message>
            <source>Memory is filled to {load} of the sessions it holds; the target is {target}.</source>
            <translation>Память занята на {load} от вмещаемых сессий; цель {target}.</translation>
        </message>
        <message>
            <source>Generation runs at {load} of what the GPUs reach; the target is {target}.</source>
            <translation>Генерация идёт на {load} возможностей GPU; цель {target}.</translation>
        </message>
        <message>
            <source>{needed} are needed, {fit} fit.</source>
            <translation>Нужно {needed}, помещается {fit}.</translation>
        </message>
        <message>
            <source>{needed} are needed; at {asked} for each {fit} fit (one reaches {reached}).</source>
            <translation>Нужно {needed}; при {asked} на каждую помещается {fit} (одна получает {reached}).</translation>
        </message>
        <message>
            <source>{needed} are needed for one replica, {available} are placed.</source>
            <translation>Для одной реплики нужно {needed}, размещено {available}.</translation>
        </message>
        <message>
            <source>{heads} attention heads and a vocabulary of {vocabulary} cannot be split over {tensor} GPUs.</source>
            <translation>{heads} голов внимания и словарь {vocabulary} не делятся на {tensor} GPU.</translation>
        </message>
        <message>
            <source>Tensor parallel over {tensor} GPUs would cross servers.</source>
            <translation>Тензорный параллелизм на {tensor} GPU пересёк бы границу серверов.</translation>
        </message>
        <message>
            <source>A model cannot be split over MIG slices.</source>
            <translation>Модель нельзя разделить между срезами MIG.</translation>
        </message>
        <message>
            <source>GPUs of different kinds are mixed: {first} and {other}.</source>
            <translation>Смешаны разные GPU: {first} и {other}.</translation>
        </message>
        <message>
            <source>An instance needs {needed_bytes}, a slice has {available_bytes}: {fit} of {needed} fit.</source>
            <translation>Экземпляру нужно {needed_bytes}, в срезе {available_bytes}: помещается {fit} из {needed}.</translation>
        </message>
        <message>
            <source>No model is entered.</source>
            <translation>Модели не указаны.</translation>
        </message>
        <message>
            <source>No MIG slices are laid out.</source>
            <translation>Срезы MIG не заданы.</translation>
        </message>
        <message>
            <source>Each light model runs on one GPU; tensor and pipeline parallel have to be 1.</source>
            <translation>Каждая лёгкая модель работает на одной GPU; тензорный и конвейерный параллелизм должны быть равны 1.</translation>
        </message>
        <message>
            <source>The catalogue does not know the model {model}.</source>
            <translation>Модели {model} нет в каталоге.</translation>
        </message>
        <message>
            <source>The catalogue does not know the engine {engine}.</source>
            <translation>Движка {engine} нет в каталоге.</translation>
        </message>
        <message>
            <source>The catalogue does not know the GPU.</source>
            <translation>GPU нет в каталоге.</translation>
        </message>
        <message>
            <source>{gpu} has no MIG profile {profile}.</source>
            <translation>У {gpu} нет профиля MIG {profile}.</translation>
        </message>
        <message>
            <source>The catalogue has no memory size for {gpu}.</source>
            <translation>В каталоге нет объёма памяти {gpu}.</translation>
        </message>
        <message>
            <source>The catalogue has no memory bandwidth for this GPU.</source>
            <translation>В каталоге нет пропускной способности памяти этой GPU.</translation>
        </message>
        <message>
            <source>The catalogue has no peak rate of this GPU for the format.</source>
            <translation>В каталоге нет пиковой скорости этой GPU для формата.</translation>
        </message>
        <message>
            <source>The catalogue has no rate for the link between the GPUs.</source>
            <translation>В каталоге нет скорости связи между GPU.</translation>
        </message>
        <message>
            <source>The catalogue lacks a constant of the engine.</source>
            <translation>В каталоге нет константы движка.</translation>
        </message>
        <message>
            <source>The catalogue lacks the size of this weight format.</source>
            <translation>В каталоге нет размера этого формата весов.</translation>
        </message>
        <message>
            <source>This architecture cannot be sized yet.</source>
            <translation>Эта архитектура пока не рассчитывается.</translation>
        </message>
        <message>
            <source>The model's dimensions are incomplete in the catalogue.</source>
            <translation>Размеры модели в каталоге неполны.</translation>
        </message>
        <message>
            <source>The service does not start on this memory.</source>
            <translation>На этой памяти сервис не запускается.</translation>
        </message>
        <message>
            <source>{model} is an encoder and generates no text.</source>
            <translation>{model} – кодировщик и не генерирует текст.</translation>
        </message>
        <message>
            <source>The time to the first token was not measured for this engine.</source>
            <translation>Время до первого токена для этого движка не измерялось.</translation>
        </message>
        <message>
            <source>It is not placed; at least {needed} of GPU memory are needed.</source>
            <translation>Не размещена; нужно не менее {needed} памяти GPU.</translation>
        </message>
        <message>
            <source>{needed} are needed over all GPUs, {available} are there; {short} short.</source>
            <translation>На все GPU нужно {needed}, есть {available}; не хватает {short}.</translation>
        </message>
        <message>
            <source>{needed} of {available} are taken.</source>
            <translation>Занято {needed} из {available}.</translation>
        </message>
        <message>
            <source>{needed} are needed, {available} are placed.</source>
            <translation>Нужно {needed}, размещено {available}.</translation>
        </message>
        <message>
            <source>{stages} pipeline stages are more than {layers} layers.</source>
            <translation>Ступеней конвейера {stages}, а слоёв {layers}.</translation>
        </message>
        <message>
            <source>{heads} attention heads cannot be split over {tensor} GPUs.</source>
            <translation>{heads} голов внимания не делятся на {tensor} GPU.</translation>
        </message>
        <message>
            <source>Placements with different parallelism cannot train one model.</source>
            <translation>Размещения с разным параллелизмом не могут обучать одну модель.</translation>
        </message>
        <message>
            <source>Training cannot be spread over MIG slices.</source>
            <translation>Обучение нельзя распределить по срезам MIG.</translation>
        </message>
        <message>
            <source>The catalogue has no peak rate for this GPU.</source>
            <translation>В каталоге нет пиковой скорости этой GPU.</translation>
        </message>
        <message>
            <source>The catalogue does not know the link.</source>
            <translation>Связи нет в каталоге.</translation>
        </message>
        <message>
            <source>The catalogue has no rate for the link.</source>
            <translation>В каталоге нет скорости связи.</translation>
        </message>
        <message>
            <source>The catalogue has no network for these servers.</source>
            <translation>В каталоге нет сети этих серверов.</translation>
        </message>
        <message>
            <source>The GPU has no MIG profile {profile}.</source>
            <translation>У GPU нет профиля MIG {profile}.</translation>
        </message>
        <message>
            <source>The catalogue lacks a constant of the training stack.</source>
            <translation>В каталоге нет константы стека обучения.</translation>
        </message>
        <message>
            <source>The size of the data set is missing.</source>
            <translation>Не задан объём данных.</translation>
        </message>
        <message>
            <source>No efficiency is known for this GPU.</source>
            <translation>Для этой GPU неизвестна эффективность.</translation>
        </message>
        <message>
            <source>{units} do not fit there: the rack has {rack_units}.</source>
            <translation>{units} сюда не помещаются: в стойке {rack_units}.</translation>
        </message>
        <message>
            <source>Unit {unit} is taken by {by}.</source>
            <translation>Юнит {unit} занят: {by}.</translation>
        </message>
        <message>
            <source>{rack} has no {units} free in one piece.</source>
            <translation>В {rack} нет {units} подряд.</translation>
        </message>
        <message>
            <source>{gpu} ({form}) does not fit {server}, which takes {accepts}.</source>
            <translation>{gpu} ({form}) не подходит к {server}: он принимает {accepts}.</translation>
        </message>
        <message>
            <source>Slot {slot} is taken by {by}.</source>
            <translation>Слот {slot} занят: {by}.</translation>
        </message>
        <message>
            <source>{server} has no slot {slot}.</source>
            <translation>В {server} нет слота {slot}.</translation>
        </message>
        <message>
            <source>The GPUs of {server} are part of its board and cannot be changed.</source>
            <translation>GPU сервера {server} – часть его платы, заменить их нельзя.</translation>
        </message>
        <message>
            <source>{gpu} draws {gpu_watts}, the slot gives {slot_watts}.</source>
            <translation>{gpu} потребляет {gpu_watts}, слот даёт {slot_watts}.</translation>
        </message>
        <message>
            <source>{gpu} is {width} slots wide, the place is {slot_width}.</source>
            <translation>{gpu} занимает {width} слота, место – {slot_width}.</translation>
        </message>
        <message>
            <source>Slot {slot} of {server} is empty.</source>
            <translation>Слот {slot} сервера {server} пуст.</translation>
        </message>
        <message>
            <source>{server} has no free slot for it.</source>
            <translation>В {server} нет свободного слота.</translation>
        </message>
        <message>
            <source>{workload} needs a GPU.</source>
            <translation>Задаче «{workload}» нужна GPU.</translation>
        </message>
        <message>
            <source>{workload} needs a storage array.</source>
            <translation>Задаче «{workload}» нужен массив хранения.</translation>
        </message>
        <message>
            <source>{gpus} cannot be divided into replicas of {tensor} × {pipeline}.</source>
            <translation>{gpus} не делятся на реплики {tensor} × {pipeline}.</translation>
        </message>
        <message>
            <source>There is no such workload.</source>
            <translation>Такой задачи нет.</translation>
        </message>
        <message>
            <source>GPUs of different kinds cannot serve one placement: {first} and {other}.</source>
            <translation>Разные GPU нельзя использовать в одном размещении: {first} и {other}.</translation>
        </message>
        <message>
            <source>{server}, slot {slot}: {gpu} does not hold so many slices.</source>
            <translation>{server}, слот {slot}: {gpu} не вмещает столько срезов.</translation>
        </message>
        <message>
            <source>The number of MIG slices is missing.</source>
            <translation>Не задано число срезов MIG.</translation>
        </message>
        <message>
            <source>{server}, slot {slot}: a GPU with MIG slices cannot be shared otherwise.</source>
            <translation>{server}, слот {slot}: GPU со срезами MIG нельзя делить иначе.</translation>
        </message>
        <message>
            <source>{server}, slot {slot} is taken as a whole by {by}.</source>
            <translation>{server}, слот {slot} целиком занят: {by}.</translation>
        </message>
        <message>
            <source>The same GPU stands twice in the placement.</source>
            <translation>Одна GPU указана в размещении дважды.</translation>
        </message>
        <message>
            <source>There are no GPUs here.</source>
            <translation>Здесь нет GPU.</translation>
        </message>
        <message>
            <source>{needed} are needed, {available} are here.</source>
            <translation>Нужно {needed}, здесь {available}.</translation>
        </message>
        <message>
            <source>This task needs a storage array.</source>
            <translation>Этой задаче нужен массив хранения.</translation>
        </message>
        <message>
            <source>This task needs GPUs.</source>
            <translation>Этой задаче нужны GPU.</translation>
        </message>
        <message>
            <source>The catalogue does not know the model.</source>
            <translation>Модели нет в каталоге.</translation>
        </message>
        <message>
            <source>{array} has {bays} bays; {drives} drives are too many.</source>
            <translation>В {array} отсеков: {bays}; дисков {drives} – слишком много.</translation>
        </message>
        <message>
            <source>{raid} needs {needed} drives at least; there are {drives}.</source>
            <translation>Для {raid} нужно не менее {needed} дисков, указано {drives}.</translation>
        </message>
        <message>
            <source>{drive} does not fit {array}, which takes {accepts}.</source>
            <translation>{drive} не подходит к {array}: он принимает {accepts}.</translation>
        </message>
        <message>
            <source>{array} does not offer {raid}.</source>
            <translation>{array} не поддерживает {raid}.</translation>
        </message>
        <message>
            <source>{array} has no drives.</source>
            <translation>В {array} нет дисков.</translation>
        </message>
        <message>
            <source>There is no such array any more.</source>
            <translation>Такого объекта больше нет: массив.</translation>
        </message>
        <message>
            <source>There is no such placement any more.</source>
            <translation>Такого объекта больше нет: размещение.</translation>
        </message>
        <message>
            <source>There is no such rack any more.</source>
            <translation>Такого объекта больше нет: стойка.</translation>
        </message>
        <message>
            <source>There is no such server any more.</source>
            <translation>Такого объекта больше нет: сервер.</translation>
        </message>
        <message>
            <source>There is no such variant any more.</source>
            <translation>Такого объекта больше нет: вариант.</translation>
        </message>
        <message>
            <source>There is no such workload any more.</source>
            <translation>Такого объекта больше нет: задача.</translation>
        </message>
        <message>
            <source>The catalogue does not know {product}.</source>
            <translation>В каталоге нет {product}.</translation>
        </message>
        <message>
            <source>A project keeps at least one variant.</source>
            <translation>В проекте должен остаться хотя бы один вариант.</translation>
        </message>
        <message>
            <source>The project has an id that cannot be: {id}.</source>
            <translation>В проекте недопустимый идентификатор: {id}.</translation>
        </message>
        <message>
            <source>The id {id} stands twice in the project.</source>
            <translation>Идентификатор {id} повторяется в проекте.</translation>
        </message>
        <message>
            <source>The question “{question}” is answered twice.</source>
            <translation>На вопрос «{question}» дано два ответа.</translation>
        </message>
        <message>
            <source>The project has no variant.</source>
            <translation>В проекте нет вариантов.</translation>
        </message>
        <message>
            <source>Enter a value.</source>
            <translation>Введите значение.</translation>
        </message>
        <message>
            <source>“{text}” is not a number.</source>
            <translation>«{text}» – не число.</translation>
        </message>
        <message>
            <source>“{text}” can be read in two ways; write it without the comma or with a point.</source>
            <translation>«{text}» можно прочесть двояко; напишите без запятой или с точкой.</translation>
        </message>
        <message>
            <source>The unit in “{text}” is not known.</source>
            <translation>Единица в «{text}» неизвестна.</translation>
        </message>
        <message>
            <source>“{text}” has the unit of another quantity.</source>
            <translation>В «{text}» единица другой величины.</translation>
        </message>
        <message>
            <source>“{text}” is out of range.</source>
            <translation>«{text}» вне допустимого диапазона.</translation>
        </message>
        <message>
            <source>There is no figure “{figure}”. `evaluate --json` lists them.</source>
            <translation>Показателя «{figure}» нет. Их перечисляет `evaluate --json`.</translation>
        </message>
        <message>
            <source>There is no variant “{variant}”.</source>
            <translation>Варианта «{variant}» нет.</translation>
        </message>
        <message>
            <source>{file} cannot be read.</source>
            <translation>Не удалось прочитать {file}.</translation>
        </message>
        <message>
            <source>{file}: {path} is missing.</source>
            <translation>{file}: не хватает {path}.</translation>
        </message>
        <message>
            <source>{file}, {path}: the catalogue does not know “{found}”.</source>
            <translation>{file}, {path}: в каталоге нет «{found}».</translation>
        </message>
        <message>
            <source>{file}: the workload is not valid JSON.</source>
            <translation>{file}: задача – не корректный JSON.</translation>
        </message>
        <message>
            <source>{file} does not exist.</source>
            <translation>Файл {file} не существует.</translation>
        </message>
        <message>
            <source>{file} cannot be read ({detail}). Check the permissions.</source>
            <translation>Не удалось прочитать {file} ({detail}). Проверьте права доступа.</translation>
        </message>
        <message>
            <source>{file} is not a Rackwright project.</source>
            <translation>{file} – не проект Rackwright.</translation>
        </message>
        <message>
            <source>{file} is empty.</source>
            <translation>Файл {file} пуст.</translation>
        </message>
        <message>
            <source>{file} was written by a newer Rackwright (format {version}, this one reads up to {supported}). It was not changed; open it with the newer program.</source>
            <translation>{file} записан более новой версией Rackwright (формат {version}, эта версия читает до {supported}). Файл не изменён; откройте его в новой версии.</translation>
        </message>
        <message>
            <source>{file} is damaged ({detail}). It was not changed; use a copy.</source>
            <translation>Файл {file} повреждён ({detail}). Он не изменён; возьмите копию.</translation>
        </message>
        <message>
            <source>{file} is larger than a project can be ({limit}).</source>
            <translation>{file} больше допустимого размера проекта ({limit}).</translation>
        </message>
        <message>
            <source>{file} could not be written ({detail}). The file is still as it was last saved.</source>
            <translation>Не удалось записать {file} ({detail}). Файл остался таким, каким был сохранён в последний раз.</translation>
        </message>
        <message>
            <source>The disk is full: {file} was not written. The file is still as it was last saved.</source>
            <translation>Диск заполнен: {file} не записан. Файл остался таким, каким был сохранён в последний раз.</translation>
        </message>
        <message>
            <source>{file} could not be written ({detail}).</source>
            <translation>Не удалось записать {file} ({detail}).</translation>
        </message>
        <message>
            <source>{file}, {path}: the format is “{found}”, {expected} was expected.</source>
            <translation>{file}, {path}: формат «{found}», ожидался {expected}.</translation>
        </message>
        <message>
            <source>{file}, {path}: “{expected}” is missing.</source>
            <translation>{file}, {path}: не хватает «{expected}».</translation>
        </message>
        <message>
            <source>{file}, {path}: “{found}” is not known here.</source>
            <translation>{file}, {path}: ключ «{found}» здесь неизвестен.</translation>
        </message>
        <message>
            <source>{file}, {path}: {found} stands there, {expected} was expected.</source>
            <translation>{file}, {path}: стоит {found}, ожидалось {expected}.</translation>
        </message>
        <message>
            <source>{file}, {path}: the text is empty.</source>
            <translation>{file}, {path}: текст пуст.</translation>
        </message>
        <message>
            <source>{file}, {path}: “{found}” is not one of {expected}.</source>
            <translation>{file}, {path}: «{found}» – не одно из {expected}.</translation>
        </message>
        <message>
            <source>{file}, {path}: the unit “{found}” is not known.</source>
            <translation>{file}, {path}: единица «{found}» неизвестна.</translation>
        </message>
        <message>
            <source>{file}, {path}: the unit “{found}” belongs to another quantity, {expected} was expected.</source>
            <translation>{file}, {path}: единица «{found}» от другой величины, ожидалась {expected}.</translation>
        </message>
        <message>
            <source>{file}, {path}: “{found}” is not a kind of product.</source>
            <translation>{file}, {path}: «{found}» – не вид изделия.</translation>
        </message>
        <message>
            <source>{file}, {path}: the source “{found}” is not described.</source>
            <translation>{file}, {path}: источник «{found}» не описан.</translation>
        </message>
        <message>
            <source>{file}, {path}: “{found}” is not a proper id ({expected}).</source>
            <translation>{file}, {path}: «{found}» – недопустимый идентификатор ({expected}).</translation>
        </message>
        <message>
            <source>{file}, {path}: “{found}” stands there already.</source>
            <translation>{file}, {path}: «{found}» уже есть.</translation>
        </message>
        <message>
            <source>{file}, {path}: {found} is out of range, {expected} was expected.</source>
            <translation>{file}, {path}: {found} вне диапазона, ожидалось {expected}.</translation>
        </message>
        <message>
            <source>{file}, {path}: a figure needs a source, or has to be marked as assumed.</source>
            <translation>{file}, {path}: у числа должен быть источник или пометка о допущении.</translation>
        </message>
        <message>
            <source>{file}, {path}: an assumed figure needs a note that says what it was taken from.</source>
            <translation>{file}, {path}: у допущения должно быть пояснение, откуда оно взято.</translation>
        </message>
        <message>
            <source>{file}, {path}: “{found}” is not in the catalogue.</source>
            <translation>{file}, {path}: «{found}» нет в каталоге.</translation>
        </message>
        <message>
            <source>{file}, line {line}, column {column}: not valid JSON ({found}).</source>
            <translation>{file}, строка {line}, столбец {column}: некорректный JSON ({found}).</translation>
        </message>
        <message>
            <source>{file}, line {line}, column {column}: the key “{found}” stands twice.</source>
            <translation>{file}, строка {line}, столбец {column}: ключ «{found}» повторяется.</translation>
        </message>
        <message>
            <source>{file}, line {line}, column {column}: nested deeper than {expected}.</source>
            <translation>{file}, строка {line}, столбец {column}: вложенность больше {expected}.</translation>
        </message>
        <message>
            <source>The catalogue was not found ({file}). Reinstall Rackwright, or set RACKWRIGHT_DATA.</source>
            <translation>Каталог не найден ({file}). Переустановите Rackwright или задайте RACKWRIGHT_DATA.</translation>
        </message>
        <message>
            <source>{file} is not valid JSON.</source>
            <translation>{file} – некорректный JSON.</translation>
        </message>
        <message>
            <source>{file}: a list of cases was expected.</source>
            <translation>{file}: ожидался список случаев.</translation>
        </message>
        <message>
            <source>Not predicted: it does not fit.</source>
            <translation>Не рассчитано: не помещается.</translation>
        </message>
        <message>
            <source>Not predicted: time to first token is not modelled for this engine.</source>
            <translation>Не рассчитано: время до первого токена для этого движка не моделируется.</translation>
        </message>
        <message>
            <source>Not predicted: it is a measurement of the hardware and not of the sizing.</source>
            <translation>Не рассчитано: это измерение оборудования, а не расчёт.</translation>
        </message>
        <message>
            <source>Not predicted: the parallel layout is not clear.</source>
            <translation>Не рассчитано: схема параллелизма неясна.</translation>
        </message>
        <message>
            <source>Not predicted: the batch is missing.</source>
            <translation>Не рассчитано: нет размера пакета.</translation>
        </message>
        <message>
            <source>Not predicted: the number of GPUs is missing.</source>
            <translation>Не рассчитано: нет числа GPU.</translation>
        </message>
        <message>
            <source>Not predicted: the sequence length is missing.</source>
            <translation>Не рассчитано: нет длины последовательности.</translation>
        </message>
        <message>
            <source>Not predicted: the tokens are missing.</source>
            <translation>Не рассчитано: нет числа токенов.</translation>
        </message>
        <message>
            <source>Not predicted: the concurrency is missing.</source>
            <translation>Не рассчитано: нет числа одновременных сессий.</translation>
        </message>
        <message>
            <source>Not predicted: the weight format is missing.</source>
            <translation>Не рассчитано: нет формата весов.</translation>
        </message>
        <message>
            <source>Not predicted: the GPU memory is missing.</source>
            <translation>Не рассчитано: нет памяти GPU.</translation>
        </message>
        <message>
            <source>Not predicted: the KV cache size is missing.</source>
            <translation>Не рассчитано: нет объёма KV-кэша.</translation>
        </message>
        <message>
            <source>Not predicted: the latency limit of the scenario is not stated.</source>
            <translation>Не рассчитано: не указан предел задержки сценария.</translation>
        </message>
        <message>
            <source>Not predicted: the longest context is missing.</source>
            <translation>Не рассчитано: нет максимального контекста.</translation>
        </message>
        <message>
            <source>Not predicted: the model is not stated.</source>
            <translation>Не рассчитано: модель не указана.</translation>
        </message>
        <message>
            <source>Not predicted: the workload of the benchmark is not known.</source>
            <translation>Не рассчитано: нагрузка теста неизвестна.</translation>
        </message>
        <message>
            <source>Not predicted: the model cannot be split so.</source>
            <translation>Не рассчитано: модель так не делится.</translation>
        </message>
        <message>
            <source>Not predicted: the catalogue does not know the GPU {name}.</source>
            <translation>Не рассчитано: в каталоге нет GPU {name}.</translation>
        </message>
        <message>
            <source>Not predicted: this kind of case is not predicted: {name}.</source>
            <translation>Не рассчитано: такой вид случаев не рассчитывается: {name}.</translation>
        </message>
        <message>
            <source>Not predicted: the link is not known.</source>
            <translation>Не рассчитано: связь неизвестна.</translation>
        </message>
        <message>
            <source>Not predicted: the catalogue does not know the model {name}.</source>
            <translation>Не рассчитано: в каталоге нет модели {name}.</translation>
        </message>
        <message>
            <source>Not predicted: the network is not known.</source>
            <translation>Не рассчитано: сеть неизвестна.</translation>
        </message>
        <message>
            <source>Not predicted: the precision is not known.</source>
            <translation>Не рассчитано: точность неизвестна.</translation>
        </message>
        <message>
            <source>Not predicted: the quantity is not known.</source>
            <translation>Не рассчитано: величина неизвестна.</translation>
        </message>
        <message>
            <source>Not predicted: the unit is not known.</source>
            <translation>Не рассчитано: единица неизвестна.</translation>
        </message>
        <message>
            <source>{server}, GPU {gpu}: the decoders are at {load} of what they do; the target is {target}.</source>
            <translation>{server}, GPU {gpu}: декодеры загружены на {load}; цель {target}.</translation>
        </message>
        <message>
            <source>{server}, GPU {gpu}: {load} of what the decoders do is asked for.</source>
            <translation>{server}, GPU {gpu}: от декодеров требуется {load} их возможностей.</translation>
        </message>
        <message>
            <source>{server}, GPU {gpu}: the processors are at {load} of what they do; the target is {target}.</source>
            <translation>{server}, GPU {gpu}: вычислители загружены на {load}; цель {target}.</translation>
        </message>
        <message>
            <source>{server}, GPU {gpu}: {load} of what the processors do is asked for.</source>
            <translation>{server}, GPU {gpu}: от вычислителей требуется {load} их возможностей.</translation>
        </message>
        <message>
            <source>{server}, GPU {gpu}: a GPU with MIG slices cannot be shared otherwise.</source>
            <translation>{server}, GPU {gpu}: GPU со срезами MIG нельзя делить иначе.</translation>
        </message>
        <message>
            <source>{server}, GPU {gpu}: more MIG slices than the GPU holds.</source>
            <translation>{server}, GPU {gpu}: срезов MIG больше, чем вмещает GPU.</translation>
        </message>
        <message>
            <source>{server}, GPU {gpu}: a task that wants the whole GPU is not alone there.</source>
            <translation>{server}, GPU {gpu}: задача, которой нужна вся GPU, на ней не одна.</translation>
        </message>
        <message>
            <source>The power of a device is not known.</source>
            <translation>Мощность одного из устройств неизвестна.</translation>
        </message>
        <message>
            <source>The height of a device is not known.</source>
            <translation>Высота одного из устройств неизвестна.</translation>
        </message>
        <message>
            <source>The weight of a device is not known.</source>
            <translation>Масса одного из устройств неизвестна.</translation>
        </message>
        <message>
            <source>The catalogue does not know a GPU.</source>
            <translation>Одной из GPU нет в каталоге.</translation>
        </message>
        <message>
            <source>The power is not known.</source>
            <translation>Мощность неизвестна.</translation>
        </message>
        <message>
            <source>The catalogue does not know the server.</source>
            <translation>Сервера нет в каталоге.</translation>
        </message>
        <message>
            <source>{needed} have to be decoded; the decoders give {available} at best and {low} at the low end.</source>
            <translation>Нужно декодировать {needed}; декодеры дают в лучшем случае {available}, в худшем {low}.</translation>
        </message>
        <message>
            <source>{needed} have to be decoded of {available}; the target is {target}.</source>
            <translation>Нужно декодировать {needed} из {available}; цель {target}.</translation>
        </message>
        <message>
            <source>Up to {needed} (at least {needed_low}) have to be analysed; the detector reaches {available}.</source>
            <translation>Нужно анализировать до {needed} (не менее {needed_low}); детектор успевает {available}.</translation>
        </message>
        <message>
            <source>The streams are decoded on the host.</source>
            <translation>Потоки декодируются на процессоре.</translation>
        </message>
        <message>
            <source>The streams are decoded on the GPU.</source>
            <translation>Потоки декодируются на GPU.</translation>
        </message>
        <message>
            <source>How much of this codec a processor core decodes is not known.</source>
            <translation>Сколько кадров этого кодека декодирует ядро процессора, неизвестно.</translation>
        </message>
        <message>
            <source>{needed} would be decoded on the host; how many processor cores that takes is not known.</source>
            <translation>{needed} пришлось бы декодировать на процессоре; сколько для этого нужно ядер, неизвестно.</translation>
        </message>
        <message>
            <source>{needed} would be decoded on the host: about {cores} processor cores, {low} to {high}. Whether the servers have them to spare is not judged.</source>
            <translation>{needed} пришлось бы декодировать на процессоре: около {cores} ядер, от {low} до {high}. Есть ли на серверах столько свободных, не проверяется.</translation>
        </message>
        <message>
            <source>There is nothing to decode or analyse.</source>
            <translation>Нечего декодировать или анализировать.</translation>
        </message>
        <message>
            <source>{needed} a camera are to be analysed, this way of decoding gives {available}.</source>
            <translation>С камеры нужно анализировать {needed}, такой способ декодирования даёт {available}.</translation>
        </message>
        <message>
            <source>The catalogue does not know the detector {detector}.</source>
            <translation>Детектора {detector} нет в каталоге.</translation>
        </message>
        <message>
            <source>The GPU has no such MIG profile.</source>
            <translation>У GPU нет такого профиля MIG.</translation>
        </message>
        <message>
            <source>{needed} are needed on a GPU, {available} are there.</source>
            <translation>На GPU нужно {needed}, есть {available}.</translation>
        </message>
        <message>
            <source>{array}: {needed} are needed, {available} can be used.</source>
            <translation>{array}: нужно {needed}, доступно {available}.</translation>
        </message>
        <message>
            <source>Compute</source>
            <translation>Вычисления</translation>
        </message>
        <message>
            <source>Gradient reduction</source>
            <translation>Редукция градиентов</translation>
        </message>
        <message>
            <source>Offload to the host</source>
            <translation>Выгрузка в ОЗУ</translation>
        </message>
        <message>
            <source>Optimiser</source>
            <translation>Оптимизатор</translation>
        </message>
        <message>
            <source>Pipeline bubble</source>
            <translation>Простой конвейера</translation>
        </message>
        <message>
            <source>Tensor parallel</source>
            <translation>Тензорный параллелизм</translation>
        </message>
        <message>
            <source>ZeRO-3 gather</source>
            <translation>Сборка ZeRO-3</translation>
        </message>
        <message>
            <source>{field}: a value from {low} to {high} is possible.</source>
            <translation>{field}: допустимый диапазон {low} – {high}.</translation>
        </message>
        <message>
            <source>{field}: the text has characters that cannot be kept.</source>
            <translation>{field}: в тексте есть недопустимые символы.</translation>
        </message>
        <message>
            <source>{field}: the text is longer than {limit}.</source>
            <translation>{field}: текст длиннее {limit}.</translation>
        </message>
        <message>
            <source>{field} must not be empty.</source>
            <translation>{field}: поле не может быть пустым.</translation>
        </message>
        <message>
            <source>{field}: this is not a number.</source>
            <translation>{field}: это не число.</translation>
        </message>
        <message>
            <source>No more than {limit} {what} are possible.</source>
            <translation>Допускается не более {limit} {what}.</translation>
        </message>
        <message>
            <source>{file} holds a project that cannot be: {detail}</source>
            <translation>{file} содержит недопустимый проект: {detail}</translation>
        </message>
        <message>
            <source>{file} exists already and was not touched; choose another name.</source>
            <translation>Файл {file} уже существует и не изменён; выберите другое имя.</translation>
        </message>
        <message>
            <source>The answer could not be written to standard output ({detail}).</source>
            <translation>Не удалось вывести ответ в стандартный вывод ({detail}).</translation>
        </message>
        <message>
            <source>The catalogue was not found; these folders were tried: {file}. Reinstall Rackwright, or set RACKWRIGHT_DATA to the folder that holds “catalog”.</source>
            <translation>Каталог не найден; проверены папки: {file}. Переустановите Rackwright или укажите в RACKWRIGHT_DATA папку, в которой лежит «catalog».</translation>
        </message>
        <message>
            <source>{file}, {path}: {found} stands there; an object was expected.</source>
            <translation>{file}, {path}: стоит {found}, ожидался объект.</translation>
        </message>
        <message>
            <source>{file}, {path}: {found} stands there; a text was expected.</source>
            <translation>{file}, {path}: стоит {found}, ожидалась строка.</translation>
        </message>
        <message>
            <source>{file}, {path}: {found} stands there; a whole number from {low} to {high} was expected.</source>
            <translation>{file}, {path}: стоит {found}, ожидалось целое число от {low} до {high}.</translation>
        </message>
        <message>
            <source>{file}, {path}: there is no such field; known are {expected}.</source>
            <translation>{file}, {path}: такого поля нет; есть {expected}.</translation>
        </message>
        <message>
            <source>{file}: {path} is given, but not {expected}, without which it has no meaning.</source>
            <translation>{file}: указано {path}, но нет {expected}, без которого это не имеет смысла.</translation>
        </message>
        <message>
            <source>{file}, {path}: {detail}</source>
            <translation>{file}, {path}: {detail}</translation>
        </message>
        <message>
            <source>{file}, /workload/kind: “{kind}” is not a kind of workload; known are {expected}.</source>
            <translation>{file}, /workload/kind: «{kind}» – не вид задачи; есть {expected}.</translation>
        </message>
        <message>
            <source>{file}, /workload/{key}: {found} stands there; {expected} was expected.</source>
            <translation>{file}, /workload/{key}: стоит {found}, ожидается {expected}.</translation>
        </message>
        <message>
            <source>{file}, /workload/{key}: a workload of this kind has no such field.</source>
            <translation>{file}, /workload/{key}: у задачи этого вида нет такого поля.</translation>
        </message>
        <message>
            <source>{file}: /workload/{key} is missing.</source>
            <translation>{file}: не хватает /workload/{key}.</translation>
        </message>
        <message>
            <source>a list</source>
            <translation>список</translation>
        </message>
        <message>
            <source>a number</source>
            <translation>число</translation>
        </message>
        <message>
            <source>an object</source>
            <translation>объект</translation>
        </message>
        <message>
            <source>a smaller number</source>
            <translation>меньшее число</translation>
        </message>
        <message>
            <source>a text</source>
            <translation>строка</translation>
        </message>
        <message>
            <source>true or false</source>
            <translation>true или false</translation>
        </message>
        <message>
            <source>a whole number</source>
            <translation>целое число</translation>
        </message>
        <message>
            <source>{file}, {path}: {found} stands there; a number was expected.</source>
            <translation>{file}, {path}: стоит {found}, ожидалось число.</translation>
        </message>
        <message>
            <source>{file}, {path}: “{found}” stands there; possible are {expected}.</source>
            <translation>{file}, {path}: стоит «{found}», допустимо: {expected}.</translation>
        </message>
        <message>
            <source>{file}, /workload/{key}: {found} stands there; possible are {expected}.</source>
            <translation>{file}, /workload/{key}: стоит {found}, допустимо: {expected}.</translation>
        </message>
        <message>
            <source>It gives fewer frames than are to be analysed.</source>
            <translation>Даёт меньше кадров, чем нужно анализировать.</translation>
        </message>
        <message>
            <source>Only the weight without its cards is known.</source>
            <translation>Известна только масса без карт.</translation>
        </message>
    </context>
    <context>
        <name>OptimizerRecipe</name>
        <message>
            <source>AdamW, BF16 gradients (16 B/param)</source>
            <translation>AdamW, градиенты BF16 (16 Б/параметр)</translation>
        </message>
        <message>
            <source>AdamW, FP32 gradients (18 B/param)</source>
            <translation>AdamW, градиенты FP32 (18 Б/параметр)</translation>
        </message>
        <message>
            <source>AdamW, both gradients (20 B/param)</source>
            <translation>AdamW, оба вида градиентов (20 Б/параметр)</translation>
        </message>
        <message>
            <source>AdamW, all BF16 (8 B/param)</source>
            <translation>AdamW, всё в BF16 (8 Б/параметр)</translation>
        </message>
        <message>
            <source>8-bit Adam with master copy (10 B/param)</source>
            <translation>8-битный Adam с мастер-копией (10 Б/параметр)</translation>
        </message>
        <message>
            <source>8-bit Adam (6 B/param)</source>
            <translation>8-битный Adam (6 Б/параметр)</translation>
        </message>
        <message>
            <source>Adafactor (8 B/param)</source>
            <translation>Adafactor (8 Б/параметр)</translation>
        </message>
        <message>
            <source>Lion (12 B/param)</source>
            <translation>Lion (12 Б/параметр)</translation>
        </message>
        <message>
            <source>Muon (12 B/param)</source>
            <translation>Muon (12 Б/параметр)</translation>
        </message>
        <message>
            <source>Optimiser in backward (14 B/param)</source>
            <translation>Оптимизатор в обратном проходе (14 Б/параметр)</translation>
        </message>
    </context>
    <context>
        <name>Origin</name>
        <message>
            <source>Catalogue</source>
            <translation>Каталог</translation>
        </message>
        <message>
            <source>Set in the project</source>
            <translation>Задано в проекте</translation>
        </message>
        <message>
            <source>Assumption</source>
            <translation>Допущение</translation>
        </message>
        <message>
            <source>Constant of the formula</source>
            <translation>Константа формулы</translation>
        </message>
        <message>
            <source>Calculated</source>
            <translation>Вычислено</translation>
        </message>
    </context>
    <context>
        <name>rackwright::PaletteModel</name>
        <message>
            <source>New: %1</source>
            <translation>Новая: %1</translation>
        </message>
        <message>
            <source>Workloads</source>
            <translation>Задачи</translation>
        </message>
        <message>
            <source>Servers</source>
            <translation>Серверы</translation>
        </message>
        <message>
            <source>GPUs</source>
            <translation>GPU</translation>
        </message>
        <message>
            <source>Storage</source>
            <translation>Хранение</translation>
        </message>
    </context>
    <context>
        <name>rackwright::PalettePanel</name>
        <message>
            <source>Search</source>
            <translation>Поиск</translation>
        </message>
        <message>
            <source>Search the palette</source>
            <translation>Поиск по каталогу</translation>
        </message>
        <message>
            <source>Palette</source>
            <translation>Каталог</translation>
        </message>
        <message>
            <source>Enter places the selected entry at the thing that was last selected on the racks</source>
            <translation>Enter размещает выбранное там, что последним выделено на стойках</translation>
        </message>
        <message>
            <source>Workloads</source>
            <translation>Задачи</translation>
        </message>
        <message>
            <source>Servers</source>
            <translation>Серверы</translation>
        </message>
        <message>
            <source>GPUs</source>
            <translation>GPU</translation>
        </message>
        <message>
            <source>Storage</source>
            <translation>Хранение</translation>
        </message>
        <message>
            <source>Show only: %1</source>
            <translation>Только: %1</translation>
        </message>
        <message>
            <source>Nothing found. Search for a name, a vendor or a figure, such as "H200" or "96 GB".</source>
            <translation>Ничего не найдено. Ищите название, производителя или число, например «H200» или «96 GB».</translation>
        </message>
        <message>
            <source>Place</source>
            <translation>Разместить</translation>
        </message>
        <message>
            <source>Place what is selected in the list (Enter)</source>
            <translation>Разместить выбранное в списке (Enter)</translation>
        </message>
        <message>
            <source>Target: first free place</source>
            <translation>Куда: первое свободное место</translation>
        </message>
        <message>
            <source>Target: %1</source>
            <translation>Куда: %1</translation>
        </message>
        <message>
            <source>Select something in the palette first</source>
            <translation>Сначала выберите что-нибудь в каталоге</translation>
        </message>
        <message>
            <source>Place at the first free place</source>
            <translation>Разместить на первом свободном месте</translation>
        </message>
    </context>
    <context>
        <name>PdfExport</name>
        <message>
            <source>Hardware specification</source>
            <translation>Спецификация оборудования</translation>
        </message>
        <message>
            <source>Customer</source>
            <translation>Заказчик</translation>
        </message>
        <message>
            <source>Author</source>
            <translation>Автор</translation>
        </message>
        <message>
            <source>Date</source>
            <translation>Дата</translation>
        </message>
        <message>
            <source>page %1 of %2</source>
            <translation>стр. %1 из %2</translation>
        </message>
        <message>
            <source>What to do: %1</source>
            <translation>Что делать: %1</translation>
        </message>
        <message>
            <source>Sources: %1</source>
            <translation>Источники: %1</translation>
        </message>
        <message>
            <source>%1 · GPU %2</source>
            <translation>%1 · GPU %2</translation>
        </message>
        <message>
            <source>Contents</source>
            <translation>Содержание</translation>
        </message>
    </context>
    <context>
        <name>rackwright::PlacementForm</name>
        <message>
            <source>How it uses the GPUs</source>
            <translation>Как использует GPU</translation>
        </message>
        <message>
            <source>MIG profile</source>
            <translation>Профиль MIG</translation>
        </message>
        <message>
            <source>Slices of each GPU</source>
            <translation>Срезов на GPU</translation>
        </message>
        <message>
            <source>Tensor parallel</source>
            <translation>Тензорный параллелизм</translation>
        </message>
        <message>
            <source>Pipeline parallel</source>
            <translation>Конвейерный параллелизм</translation>
        </message>
        <message>
            <source>Only while the others are stopped</source>
            <translation>Только когда остальные остановлены</translation>
        </message>
        <message>
            <source>Role of the array</source>
            <translation>Роль массива</translation>
        </message>
    </context>
    <context>
        <name>Precision</name>
        <message>
            <source>FP32</source>
            <translation>FP32</translation>
        </message>
        <message>
            <source>FP16</source>
            <translation>FP16</translation>
        </message>
        <message>
            <source>INT8</source>
            <translation>INT8</translation>
        </message>
        <message>
            <source>FP8</source>
            <translation>FP8</translation>
        </message>
    </context>
    <context>
        <name>Priority</name>
        <message>
            <source>High</source>
            <translation>Высокий</translation>
        </message>
        <message>
            <source>Normal</source>
            <translation>Обычный</translation>
        </message>
        <message>
            <source>Low</source>
            <translation>Низкий</translation>
        </message>
    </context>
    <context>
        <name>ProductFacts</name>
        <message>
            <source>%1U</source>
            <comment>rack units</comment>
            <translation>%1U</translation>
        </message>
        <message numerus="yes">
            <source>%n GPU slot(s)</source>
            <translation>
                <numerusform>%n слот GPU</numerusform>
                <numerusform>%n слота GPU</numerusform>
                <numerusform>%n слотов GPU</numerusform>
            </translation>
        </message>
        <message>
            <source>GPU slots not known</source>
            <translation>слоты GPU неизвестны</translation>
        </message>
        <message>
            <source>up to %1 a GPU</source>
            <translation>до %1 на GPU</translation>
        </message>
        <message>
            <source>memory not known</source>
            <translation>память неизвестна</translation>
        </message>
        <message>
            <source>power not known</source>
            <translation>мощность неизвестна</translation>
        </message>
        <message>
            <source>%1-wide</source>
            <comment>slots that a card takes</comment>
            <translation>слотов: %1</translation>
        </message>
        <message numerus="yes">
            <source>%n bay(s)</source>
            <translation>
                <numerusform>%n отсек</numerusform>
                <numerusform>%n отсека</numerusform>
                <numerusform>%n отсеков</numerusform>
            </translation>
        </message>
        <message>
            <source>bays not known</source>
            <translation>отсеки неизвестны</translation>
        </message>
        <message>
            <source>3.5″ SAS</source>
            <translation>3.5″ SAS</translation>
        </message>
        <message>
            <source>2.5″ SAS</source>
            <translation>2.5″ SAS</translation>
        </message>
        <message>
            <source>NVMe U.2</source>
            <translation>NVMe U.2</translation>
        </message>
        <message>
            <source>NVMe E3.S</source>
            <translation>NVMe E3.S</translation>
        </message>
        <message numerus="yes">
            <source>%n instance(s)</source>
            <translation>
                <numerusform>%n экземпляр</numerusform>
                <numerusform>%n экземпляра</numerusform>
                <numerusform>%n экземпляров</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>rackwright::ProjectForm</name>
        <message>
            <source>Title</source>
            <translation>Название</translation>
        </message>
        <message>
            <source>Customer</source>
            <translation>Заказчик</translation>
        </message>
        <message>
            <source>Author</source>
            <translation>Автор</translation>
        </message>
        <message>
            <source>The customer's request</source>
            <translation>Запрос заказчика</translation>
        </message>
        <message>
            <source>What counts as a fit</source>
            <translation>Что считается подходящим</translation>
        </message>
        <message>
            <source>GPU memory left free, at least</source>
            <translation>Свободной памяти GPU, не менее</translation>
        </message>
        <message>
            <source>Load of a GPU, at most</source>
            <translation>Загрузка GPU, не более</translation>
        </message>
        <message>
            <source>Filling of an array, at most</source>
            <translation>Заполнение массива, не более</translation>
        </message>
        <message>
            <source>Load of the power supplies, at most</source>
            <translation>Загрузка блоков питания, не более</translation>
        </message>
    </context>
    <context>
        <name>rackwright::QuantityField</name>
        <message>
            <source>A whole number is needed here.</source>
            <translation>Здесь нужно целое число.</translation>
        </message>
    </context>
    <context>
        <name>rackwright::QuestionCard</name>
        <message>
            <source>decides the design</source>
            <translation>определяет решение</translation>
        </message>
        <message>
            <source>Not asked yet</source>
            <translation>Ещё не задан</translation>
        </message>
        <message>
            <source>Answered</source>
            <translation>Есть ответ</translation>
        </message>
        <message>
            <source>In the customer's words</source>
            <translation>Словами заказчика</translation>
        </message>
        <message>
            <source>The customer does not know</source>
            <translation>Заказчик не знает</translation>
        </message>
        <message>
            <source>Remark</source>
            <translation>Примечание</translation>
        </message>
        <message>
            <source>The customer's answer</source>
            <translation>Ответ заказчика</translation>
        </message>
        <message>
            <source>Assumed until answered: %1</source>
            <translation>Пока нет ответа, принято: %1</translation>
        </message>
        <message>
            <source>Answer a question</source>
            <translation>Ответ на вопрос</translation>
        </message>
        <message>
            <source>Take an answer back</source>
            <translation>Отзыв ответа</translation>
        </message>
    </context>
    <context>
        <name>rackwright::RackActions</name>
        <message>
            <source>Remove %1</source>
            <translation>Удалить: %1</translation>
        </message>
        <message>
            <source>Add a rack</source>
            <translation>Добавление стойки</translation>
        </message>
        <message>
            <source>Rename %1</source>
            <translation>Переименование: %1</translation>
        </message>
        <message>
            <source>Rename</source>
            <translation>Переименовать</translation>
        </message>
        <message>
            <source>New name:</source>
            <translation>Новое название:</translation>
        </message>
        <message>
            <source>Fill free slots with</source>
            <translation>Заполнить свободные слоты</translation>
        </message>
        <message>
            <source>Put in a GPU</source>
            <translation>Вставить GPU</translation>
        </message>
        <message>
            <source>Place a workload here</source>
            <translation>Разместить здесь задачу</translation>
        </message>
        <message>
            <source>Show the workload</source>
            <translation>Показать задачу</translation>
        </message>
        <message>
            <source>Rename…</source>
            <translation>Переименовать…</translation>
        </message>
        <message>
            <source>Duplicate</source>
            <translation>Дублировать</translation>
        </message>
        <message>
            <source>Take the workload off</source>
            <translation>Снять задачу</translation>
        </message>
        <message>
            <source>Remove</source>
            <translation>Удалить</translation>
        </message>
    </context>
    <context>
        <name>rackwright::RackForm</name>
        <message>
            <source>Name</source>
            <translation>Название</translation>
        </message>
        <message>
            <source>Height</source>
            <translation>Высота</translation>
        </message>
        <message>
            <source>Power limit</source>
            <translation>Предел мощности</translation>
        </message>
        <message>
            <source>none stated</source>
            <translation>не задан</translation>
        </message>
    </context>
    <context>
        <name>RackItem</name>
        <message>
            <source>Drag a server or an array here</source>
            <translation>Перетащите сюда сервер или массив</translation>
        </message>
    </context>
    <context>
        <name>rackwright::RackOutline</name>
        <message>
            <source>Outline of the racks</source>
            <translation>Структура стоек</translation>
        </message>
        <message>
            <source>Enter places here what is selected in the palette, Delete removes, F2 renames, Ctrl+D duplicates</source>
            <translation>Enter размещает здесь выбранное в каталоге, Delete удаляет, F2 переименовывает, Ctrl+D дублирует</translation>
        </message>
    </context>
    <context>
        <name>rackwright::RackOutlineModel</name>
        <message>
            <source>%1: free slot</source>
            <translation>%1: свободный слот</translation>
        </message>
        <message>
            <source>%1: %2</source>
            <comment>slot number, GPU</comment>
            <translation>%1: %2</translation>
        </message>
        <message>
            <source>%1 of %2 · %3</source>
            <comment>units used, units, power</comment>
            <translation>%1 из %2 · %3</translation>
        </message>
        <message>
            <source>%1 · %2 usable</source>
            <translation>%1 · доступно %2</translation>
        </message>
        <message>
            <source>%1 of %2 used</source>
            <translation>занято %1 из %2</translation>
        </message>
        <message>
            <source>Racks</source>
            <translation>Стойки</translation>
        </message>
        <message>
            <source>Figures</source>
            <translation>Показатели</translation>
        </message>
    </context>
    <context>
        <name>RackPainter</name>
        <message>
            <source>%1 of %2 U</source>
            <translation>%1 из %2 U</translation>
        </message>
        <message>
            <source>%1 U</source>
            <translation>%1U</translation>
        </message>
        <message>
            <source>power not known</source>
            <translation>мощность неизвестна</translation>
        </message>
        <message>
            <source>%1 of %2</source>
            <translation>%1 из %2</translation>
        </message>
        <message>
            <source>units %1 to %2 are free</source>
            <translation>юниты %1–%2 свободны</translation>
        </message>
    </context>
    <context>
        <name>RackTooltip</name>
        <message>
            <source>Free slot: drag a GPU here</source>
            <translation>Свободный слот: перетащите сюда GPU</translation>
        </message>
        <message>
            <source>%1: not in the catalogue</source>
            <translation>%1: нет в каталоге</translation>
        </message>
        <message>
            <source>GPUs</source>
            <translation>GPU</translation>
        </message>
        <message>
            <source>Sharing</source>
            <translation>Совместное использование</translation>
        </message>
        <message>
            <source>Drives</source>
            <translation>Диски</translation>
        </message>
    </context>
    <context>
        <name>rackwright::RackView</name>
        <message>
            <source>Not on a rack. To remove it, drop it on the field at the bottom left</source>
            <translation>Мимо стойки. Чтобы убрать, бросьте на поле слева внизу</translation>
        </message>
        <message>
            <source>Racks</source>
            <translation>Стойки</translation>
        </message>
        <message>
            <source>Drawing of the racks. The outline holds the same things as a list.</source>
            <translation>Рисунок стоек. Структура содержит то же списком.</translation>
        </message>
        <message>
            <source>Zoom in (Ctrl++)</source>
            <translation>Увеличить (Ctrl++)</translation>
        </message>
        <message>
            <source>Zoom in</source>
            <translation>Увеличить</translation>
        </message>
        <message>
            <source>Zoom out (Ctrl+−)</source>
            <translation>Уменьшить (Ctrl+−)</translation>
        </message>
        <message>
            <source>Zoom out</source>
            <translation>Уменьшить</translation>
        </message>
        <message>
            <source>Fit</source>
            <translation>Вписать</translation>
        </message>
        <message>
            <source>Show all racks in full (Ctrl+0)</source>
            <translation>Показать все стойки целиком (Ctrl+0)</translation>
        </message>
        <message>
            <source>Drop here to remove</source>
            <translation>Отпустите здесь, чтобы удалить</translation>
        </message>
    </context>
    <context>
        <name>RaidLevel</name>
        <message>
            <source>RAID-5</source>
            <translation>RAID-5</translation>
        </message>
        <message>
            <source>RAID-6</source>
            <translation>RAID-6</translation>
        </message>
        <message>
            <source>RAID-10</source>
            <translation>RAID-10</translation>
        </message>
    </context>
    <context>
        <name>Recomputation</name>
        <message>
            <source>None</source>
            <translation>Нет</translation>
        </message>
        <message>
            <source>Selective</source>
            <translation>Выборочное</translation>
        </message>
        <message>
            <source>Full</source>
            <translation>Полное</translation>
        </message>
    </context>
    <context>
        <name>Report</name>
        <message>
            <source>Address</source>
            <translation>Адрес</translation>
        </message>
        <message>
            <source>Allocation of the GPUs</source>
            <translation>Распределение GPU</translation>
        </message>
        <message>
            <source>Answer</source>
            <translation>Ответ</translation>
        </message>
        <message>
            <source>Answers</source>
            <translation>Ответы</translation>
        </message>
        <message>
            <source>Appendix: how the key figures came about</source>
            <translation>Приложение: как получены основные показатели</translation>
        </message>
        <message>
            <source>What the tasks ask for</source>
            <translation>Что требуют задачи</translation>
        </message>
        <message>
            <source>Each key figure with its formula, the numbers that were put in, and where each came from. Numbers in brackets are those of the chapter of sources. A figure that is the same in several variants is shown once.</source>
            <translation>Каждый основной показатель с формулой, подставленными числами и их происхождением. Числа в скобках – номера из главы источников. Показатель, одинаковый в нескольких вариантах, приведён один раз.</translation>
        </message>
        <message>
            <source>Array</source>
            <translation>Массив</translation>
        </message>
        <message>
            <source>Storage arrays</source>
            <translation>Массивы хранения</translation>
        </message>
        <message>
            <source>Assumption</source>
            <translation>Допущение</translation>
        </message>
        <message>
            <source>What is assumed meanwhile</source>
            <translation>Что пока принято</translation>
        </message>
        <message>
            <source>Assumptions</source>
            <translation>Допущения</translation>
        </message>
        <message>
            <source>Nobody stated these values; the program chose them and says what from. A figure that rests on one of them changes with it.</source>
            <translation>Эти значения никто не называл; их выбрала программа и указывает, на каком основании. Показатель, опирающийся на допущение, меняется вместе с ним.</translation>
        </message>
        <message>
            <source>Bill of materials</source>
            <translation>Состав оборудования</translation>
        </message>
        <message>
            <source>From the picture and the codec</source>
            <translation>По кадру и кодеку</translation>
        </message>
        <message>
            <source>Storage array</source>
            <translation>Массив хранения</translation>
        </message>
        <message>
            <source>Drive</source>
            <translation>Диск</translation>
        </message>
        <message>
            <source>GPU</source>
            <translation>GPU</translation>
        </message>
        <message>
            <source>Rack</source>
            <translation>Стойка</translation>
        </message>
        <message>
            <source>Server</source>
            <translation>Сервер</translation>
        </message>
        <message>
            <source>Charts</source>
            <translation>Графики</translation>
        </message>
        <message>
            <source>Asked, and the customer does not know</source>
            <translation>Спрошено, заказчик не знает</translation>
        </message>
        <message>
            <source>Decides the design</source>
            <translation>Определяет решение</translation>
        </message>
        <message>
            <source>Way of decoding</source>
            <translation>Способ декодирования</translation>
        </message>
        <message>
            <source>Decoded frames</source>
            <translation>Декодируется кадров</translation>
        </message>
        <message>
            <source>What it asks for, whatever the hardware:</source>
            <translation>Что требуется независимо от оборудования:</translation>
        </message>
        <message>
            <source>Drives</source>
            <translation>Диски</translation>
        </message>
        <message>
            <source>{count} × {drive}</source>
            <translation>{count} × {drive}</translation>
        </message>
        <message>
            <source>Figure</source>
            <translation>Показатель</translation>
        </message>
        <message>
            <source>Findings</source>
            <translation>Замечания</translation>
        </message>
        <message>
            <source>Fit of the workloads</source>
            <translation>Соответствие задачам</translation>
        </message>
        <message>
            <source>Not used</source>
            <translation>Не используется</translation>
        </message>
        <message>
            <source>{low} to {high}</source>
            <translation>от {low} до {high}</translation>
        </message>
        <message>
            <source>GPU memory</source>
            <translation>Память GPU</translation>
        </message>
        <message>
            <source>GPUs</source>
            <translation>GPU</translation>
        </message>
        <message>
            <source>GPUs needed</source>
            <translation>Нужно GPU</translation>
        </message>
        <message>
            <source>Processor cores needed</source>
            <translation>Нужно ядер процессора</translation>
        </message>
        <message>
            <source>Heat</source>
            <translation>Тепловыделение</translation>
        </message>
        <message>
            <source>Not placed in this variant. The figures show what its own hardware would make of it.</source>
            <translation>В этом варианте не размещена. Показатели говорят, что получилось бы на его оборудовании.</translation>
        </message>
        <message>
            <source>Part of the server</source>
            <translation>В составе сервера</translation>
        </message>
        <message>
            <source>Input</source>
            <translation>Исходное значение</translation>
        </message>
        <message>
            <source>Gradient accumulation steps</source>
            <translation>Шагов накопления градиентов</translation>
        </message>
        <message>
            <source>Analysed frame rate of a camera</source>
            <translation>Частота анализа камеры</translation>
        </message>
        <message>
            <source>Mean answer</source>
            <translation>Средний ответ</translation>
        </message>
        <message>
            <source>Bitrate of a camera</source>
            <translation>Битрейт камеры</translation>
        </message>
        <message>
            <source>Cameras</source>
            <translation>Камеры</translation>
        </message>
        <message>
            <source>Codec</source>
            <translation>Кодек</translation>
        </message>
        <message>
            <source>Longest context</source>
            <translation>Максимальный контекст</translation>
        </message>
        <message>
            <source>Data set</source>
            <translation>Объём данных</translation>
        </message>
        <message>
            <source>Kept for</source>
            <translation>Хранить</translation>
        </message>
        <message>
            <source>Decoding</source>
            <translation>Декодирование</translation>
        </message>
        <message>
            <source>Detector</source>
            <translation>Детектор</translation>
        </message>
        <message>
            <source>Input size of the detector</source>
            <translation>Вход детектора</translation>
        </message>
        <message>
            <source>Serving engine</source>
            <translation>Движок инференса</translation>
        </message>
        <message>
            <source>Epochs</source>
            <translation>Эпохи</translation>
        </message>
        <message>
            <source>On the hot tier</source>
            <translation>На горячем уровне</translation>
        </message>
        <message>
            <source>Recorded a day</source>
            <translation>Запись в сутки</translation>
        </message>
        <message>
            <source>Sessions of an instance</source>
            <translation>Сессий экземпляра</translation>
        </message>
        <message>
            <source>Kind</source>
            <translation>Вид</translation>
        </message>
        <message>
            <source>KV cache</source>
            <translation>KV-кэш</translation>
        </message>
        <message>
            <source>Models</source>
            <translation>Модели</translation>
        </message>
        <message>
            <source>LoRA rank</source>
            <translation>Ранг LoRA</translation>
        </message>
        <message>
            <source>LoRA targets</source>
            <translation>Слои LoRA</translation>
        </message>
        <message>
            <source>Method</source>
            <translation>Метод</translation>
        </message>
        <message>
            <source>Sequences in a micro-batch</source>
            <translation>Последовательностей в микропакете</translation>
        </message>
        <message>
            <source>Model</source>
            <translation>Модель</translation>
        </message>
        <message>
            <source>Models a frame</source>
            <translation>Моделей на кадр</translation>
        </message>
        <message>
            <source>Share of the time with motion</source>
            <translation>Доля времени с движением</translation>
        </message>
        <message>
            <source>Picture</source>
            <translation>Кадр</translation>
        </message>
        <message>
            <source>Precision</source>
            <translation>Точность</translation>
        </message>
        <message>
            <source>Priority</source>
            <translation>Приоритет</translation>
        </message>
        <message>
            <source>Mean prompt</source>
            <translation>Средний запрос</translation>
        </message>
        <message>
            <source>Optimiser</source>
            <translation>Оптимизатор</translation>
        </message>
        <message>
            <source>Recomputation</source>
            <translation>Пересчёт активаций</translation>
        </message>
        <message>
            <source>Recorded cameras</source>
            <translation>Записываемых камер</translation>
        </message>
        <message>
            <source>Required</source>
            <translation>Обязательная</translation>
        </message>
        <message>
            <source>Reserved GPUs</source>
            <translation>Резерв GPU</translation>
        </message>
        <message>
            <source>Reserved memory of a GPU</source>
            <translation>Резерв памяти GPU</translation>
        </message>
        <message>
            <source>Reserved storage</source>
            <translation>Резерв хранения</translation>
        </message>
        <message>
            <source>Sequence length</source>
            <translation>Длина последовательности</translation>
        </message>
        <message>
            <source>Slowest generation of a session</source>
            <translation>Наименьшая скорость сессии</translation>
        </message>
        <message>
            <source>Concurrent sessions</source>
            <translation>Одновременные сессии</translation>
        </message>
        <message>
            <source>Sharding</source>
            <translation>Разделение состояний</translation>
        </message>
        <message>
            <source>Frame rate of a camera</source>
            <translation>Частота кадров камеры</translation>
        </message>
        <message>
            <source>Picture of the substream</source>
            <translation>Кадр второго потока</translation>
        </message>
        <message>
            <source>Frame rate of the substream</source>
            <translation>Частота второго потока</translation>
        </message>
        <message>
            <source>Weights</source>
            <translation>Веса</translation>
        </message>
        <message>
            <source>Item</source>
            <translation>Позиция</translation>
        </message>
        <message>
            <source>LLM inference</source>
            <translation>Инференс LLM</translation>
        </message>
        <message>
            <source>Pool of light models</source>
            <translation>Пул лёгких моделей</translation>
        </message>
        <message>
            <source>Video analytics</source>
            <translation>Видеоаналитика</translation>
        </message>
        <message>
            <source>Training</source>
            <translation>Обучение</translation>
        </message>
        <message>
            <source>Video archive</source>
            <translation>Видеоархив</translation>
        </message>
        <message>
            <source>Reservation</source>
            <translation>Резерв</translation>
        </message>
        <message>
            <source>{instances} × {model}</source>
            <translation>{instances} × {model}</translation>
        </message>
        <message>
            <source>Limited by</source>
            <translation>Ограничение</translation>
        </message>
        <message>
            <source>Link</source>
            <translation>Связь</translation>
        </message>
        <message>
            <source>Made from</source>
            <translation>Основание</translation>
        </message>
        <message>
            <source>Meaning</source>
            <translation>Смысл</translation>
        </message>
        <message>
            <source>Memory in all</source>
            <translation>Память всего</translation>
        </message>
        <message>
            <source>Memory used</source>
            <translation>Занято памяти</translation>
        </message>
        <message>
            <source>{name}</source>
            <translation>{name}</translation>
        </message>
        <message>
            <source>Needed</source>
            <translation>Нужно</translation>
        </message>
        <message>
            <source>no</source>
            <translation>нет</translation>
        </message>
        <message>
            <source>No figure rests on an assumption.</source>
            <translation>Ни один показатель не опирается на допущение.</translation>
        </message>
        <message>
            <source>Nothing was found.</source>
            <translation>Замечаний нет.</translation>
        </message>
        <message>
            <source>No source was used.</source>
            <translation>Источники не использовались.</translation>
        </message>
        <message>
            <source>The project has no variant.</source>
            <translation>В проекте нет вариантов.</translation>
        </message>
        <message>
            <source>The project has no workloads.</source>
            <translation>В проекте нет задач.</translation>
        </message>
        <message>
            <source>Not asked yet</source>
            <translation>Ещё не задан</translation>
        </message>
        <message>
            <source>No.</source>
            <translation>№</translation>
        </message>
        <message>
            <source>{name} (optional)</source>
            <translation>{name} (необязательная)</translation>
        </message>
        <message>
            <source>Origin</source>
            <translation>Происхождение</translation>
        </message>
        <message>
            <source>{width} × {height} pixels</source>
            <translation>{width} × {height} пикселей</translation>
        </message>
        <message>
            <source>Power</source>
            <translation>Мощность</translation>
        </message>
        <message>
            <source>Power supply</source>
            <translation>Питание</translation>
        </message>
        <message>
            <source>Power limit</source>
            <translation>Предел мощности</translation>
        </message>
        <message>
            <source>Product</source>
            <translation>Изделие</translation>
        </message>
        <message>
            <source>Quantity</source>
            <translation>Количество</translation>
        </message>
        <message>
            <source>Question</source>
            <translation>Вопрос</translation>
        </message>
        <message>
            <source>Answers and open questions</source>
            <translation>Ответы и открытые вопросы</translation>
        </message>
        <message>
            <source>Rack elevation: {rack}</source>
            <translation>Вид стойки: {rack}</translation>
        </message>
        <message>
            <source>Rack units</source>
            <translation>Юниты стойки</translation>
        </message>
        <message>
            <source>RAID</source>
            <translation>RAID</translation>
        </message>
        <message>
            <source>Raw</source>
            <translation>Сырая</translation>
        </message>
        <message>
            <source>Read on</source>
            <translation>Прочитано</translation>
        </message>
        <message>
            <source>Reason</source>
            <translation>Причина</translation>
        </message>
        <message>
            <source>Remark</source>
            <translation>Примечание</translation>
        </message>
        <message>
            <source>The customer's request</source>
            <translation>Запрос заказчика</translation>
        </message>
        <message>
            <source>Requirements</source>
            <translation>Требования</translation>
        </message>
        <message>
            <source>Slot</source>
            <translation>Слот</translation>
        </message>
        <message>
            <source>Source</source>
            <translation>Источник</translation>
        </message>
        <message>
            <source>Sources</source>
            <translation>Источники</translation>
        </message>
        <message>
            <source>Part of a step</source>
            <translation>Часть шага</translation>
        </message>
        <message>
            <source>Summary</source>
            <translation>Сводка</translation>
        </message>
        <message>
            <source>Symbol</source>
            <translation>Обозначение</translation>
        </message>
        <message>
            <source>Time</source>
            <translation>Время</translation>
        </message>
        <message>
            <source>Totals</source>
            <translation>Итоги</translation>
        </message>
        <message>
            <source>Units in all</source>
            <translation>Всего юнитов</translation>
        </message>
        <message>
            <source>Units used</source>
            <translation>Занято юнитов</translation>
        </message>
        <message>
            <source>Usable</source>
            <translation>Доступно</translation>
        </message>
        <message>
            <source>Used for</source>
            <translation>Для чего</translation>
        </message>
        <message>
            <source>Value</source>
            <translation>Значение</translation>
        </message>
        <message>
            <source>Variant</source>
            <translation>Вариант</translation>
        </message>
        <message>
            <source>Variant: {name}</source>
            <translation>Вариант: {name}</translation>
        </message>
        <message>
            <source>Vendor</source>
            <translation>Производитель</translation>
        </message>
        <message>
            <source>Verdict</source>
            <translation>Оценка</translation>
        </message>
        <message>
            <source>Workload</source>
            <translation>Задача</translation>
        </message>
        <message>
            <source>Workloads</source>
            <translation>Задачи</translation>
        </message>
        <message>
            <source>yes</source>
            <translation>да</translation>
        </message>
    </context>
    <context>
        <name>rackwright::ReservationForm</name>
        <message>
            <source>Reserved</source>
            <translation>Резерв</translation>
        </message>
        <message>
            <source>GPUs</source>
            <translation>GPU</translation>
        </message>
        <message>
            <source>Memory of each GPU</source>
            <translation>Память каждой GPU</translation>
        </message>
        <message>
            <source>Storage</source>
            <translation>Хранение</translation>
        </message>
    </context>
    <context>
        <name>rackwright::ChartWords</name>
        <message numerus="yes">
            <source>and %n more</source>
            <translation>
                <numerusform>и ещё %n</numerusform>
                <numerusform>и ещё %n</numerusform>
                <numerusform>и ещё %n</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>rackwright::SlotsForm</name>
        <message>
            <source>GPU</source>
            <translation>GPU</translation>
        </message>
        <message>
            <source>All GPUs</source>
            <translation>Все GPU</translation>
        </message>
    </context>
    <context>
        <name>Sample</name>
        <message>
            <source>AI platform: LLM, video analytics, archive</source>
            <translation>ИИ-платформа: LLM, видеоаналитика, архив</translation>
        </message>
        <message>
            <source>Customer of the reference case</source>
            <translation>Заказчик опорного проекта</translation>
        </message>
        <message>
            <source>Rack 1</source>
            <translation>Стойка 1</translation>
        </message>
        <message>
            <source>LLM</source>
            <translation>LLM</translation>
        </message>
        <message>
            <source>LLM Light</source>
            <translation>LLM Light</translation>
        </message>
        <message>
            <source>CV 1</source>
            <translation>CV 1</translation>
        </message>
        <message>
            <source>CV 2</source>
            <translation>CV 2</translation>
        </message>
        <message>
            <source>CV</source>
            <translation>CV</translation>
        </message>
        <message>
            <source>Storage 1</source>
            <translation>СХД 1</translation>
        </message>
        <message>
            <source>Storage 2</source>
            <translation>СХД 2</translation>
        </message>
        <message>
            <source>Storage 3</source>
            <translation>СХД 3</translation>
        </message>
        <message>
            <source>Inference</source>
            <translation>Инференс</translation>
        </message>
        <message>
            <source>LLM and training</source>
            <translation>LLM и обучение</translation>
        </message>
        <message>
            <source>Archive, cold tier</source>
            <translation>Архив, холодный уровень</translation>
        </message>
        <message>
            <source>Archive, hot tier</source>
            <translation>Архив, горячий уровень</translation>
        </message>
        <message>
            <source>Customer spec</source>
            <translation>Спецификация заказчика</translation>
        </message>
        <message>
            <source>Inference Pro 4</source>
            <translation>Inference Pro 4</translation>
        </message>
        <message>
            <source>Inference Pro 6</source>
            <translation>Inference Pro 6</translation>
        </message>
        <message>
            <source>Pro Training</source>
            <translation>Pro Training</translation>
        </message>
        <message>
            <source>The hardware as the customer wrote it. Which task uses which GPU was not written: the placements are the obvious ones.</source>
            <translation>Оборудование в том виде, как его описал заказчик. Какая задача на каких GPU работает, не указано: размещение взято очевидное.</translation>
        </message>
        <message>
            <source>One server with four cards, the lower bound: one card for each heavy LLM, one for the light ones, one for video. QLoRA on the heavy LLM cards off hours; full fine-tuning is not offered.</source>
            <translation>Один сервер с четырьмя картами, нижняя граница: по карте на каждую тяжёлую LLM, одна на лёгкие модели, одна на видео. QLoRA – на картах тяжёлых LLM в нерабочие часы; полное дообучение не предлагается.</translation>
        </message>
        <message>
            <source>The same server with six cards, as recommended: two for the heavy LLMs, two for the light ones, two for video, and room for a deeper archive. QLoRA on the heavy LLM cards off hours; full fine-tuning is not offered.</source>
            <translation>Тот же сервер с шестью картами, как рекомендовано: две на тяжёлые LLM, две на лёгкие модели, две на видео, и запас под более глубокий архив. QLoRA – на картах тяжёлых LLM в нерабочие часы; полное дообучение не предлагается.</translation>
        </message>
        <message>
            <source>For mandatory full fine-tuning of a 70B model: eight H200 SXM joined by NVLink, which serve the LLMs by day and train off hours, and a separate server for video and QLoRA. The model states alone nearly fill the eight GPUs: what comes on top has to be solved before this is offered (an optimiser with smaller states, offload to host memory, or more GPUs).</source>
            <translation>Если полное дообучение модели 70B обязательно: восемь H200 SXM, связанные NVLink, днём обслуживают LLM, а в нерабочие часы обучают; видео и QLoRA – на отдельном сервере. Одни только состояния модели почти заполняют восемь GPU: прежде чем это предлагать, нужно решить, куда поместить остальное (оптимизатор с меньшими состояниями, выгрузка в память сервера или больше GPU).</translation>
        </message>
        <message>
            <source>LLM: 1 server, 8 x A100 80 GB (640 GB VRAM), NVLink, MIG, Kubernetes.
LLM Light: 1 server, 2 x A100 80 GB, MIG, split into 10 instances with hard limits of 10-20 GB each.
CV: 2 servers, 4 x A100 40 GB in each, DeepStream, 400 cameras.
Storage: 3 rack arrays, 24 x 12 TB NL-SAS in each, RAID-6, 864 TB raw, video archive for 30 days.
</source>
            <translation>LLM: 1 сервер, 8 × A100 80 ГБ (640 ГБ VRAM), NVLink, MIG, Kubernetes.
LLM Light: 1 сервер, 2 × A100 80 ГБ, MIG, деление на 10 экземпляров с жёсткими лимитами 10–20 ГБ.
CV: 2 сервера, в каждом 4 × A100 40 ГБ, DeepStream, 400 камер.
СХД: 3 стоечных массива, в каждом 24 × 12 ТБ NL-SAS, RAID-6, 864 ТБ сырой ёмкости, видеоархив на 30 дней.
</translation>
        </message>
        <message>
            <source>Heavy LLM: Llama 3 70B</source>
            <translation>Тяжёлая LLM: Llama 3 70B</translation>
        </message>
        <message>
            <source>Heavy LLM: Qwen 72B</source>
            <translation>Тяжёлая LLM: Qwen 72B</translation>
        </message>
        <message>
            <source>Light LLM pool: ten 8B models</source>
            <translation>Пул лёгких LLM: десять 8B</translation>
        </message>
        <message>
            <source>CV: 400 cameras</source>
            <translation>CV: 400 камер</translation>
        </message>
        <message>
            <source>Archive: 200 cameras, 30 days</source>
            <translation>Архив: 200 камер, 30 дней</translation>
        </message>
        <message>
            <source>Fine-tuning: LoRA/QLoRA 70B</source>
            <translation>Дообучение: LoRA/QLoRA 70B</translation>
        </message>
        <message>
            <source>Full fine-tuning 70B</source>
            <translation>Полное дообучение 70B</translation>
        </message>
        <message>
            <source>Full fine-tuning 122B</source>
            <translation>Полное дообучение 122B</translation>
        </message>
        <message>
            <source>4-bit weights (AWQ) and context 8K-32K, as answered. Assumed, to be asked: 8 sessions generating at the same time, a mean request of 2,048 tokens with 512 of answer, 15 tokens/s for each session. Llama 3 itself ends at 8,192 tokens; Llama 3.1 and 3.3 of the same size go to 128K.</source>
            <translation>4-битные веса (AWQ) и контекст 8K–32K, как в ответах. Принято, нужно спросить: 8 сессий генерируют одновременно, средний запрос 2048 токенов, ответ 512, по 15 токенов/с на сессию. Сама Llama 3 ограничена 8192 токенами; Llama 3.1 и 3.3 того же размера – 128K.</translation>
        </message>
        <message>
            <source>4-bit weights (AWQ) and context 8K-32K, as answered. Taken as Qwen2.5 72B. Assumed, to be asked: 8 sessions generating at the same time, a mean request of 2,048 tokens with 512 of answer, 15 tokens/s for each session.</source>
            <translation>4-битные веса (AWQ) и контекст 8K–32K, как в ответах. Взята Qwen2.5 72B. Принято, нужно спросить: 8 сессий генерируют одновременно, средний запрос 2048 токенов, ответ 512, по 15 токенов/с на сессию.</translation>
        </message>
        <message>
            <source>Ten or more 8B-class models side by side, as answered; taken as ten Llama 3 8B, each with its own weights. Assumed, to be asked: 4-bit weights (AWQ), context 4,096, two sessions a model at the same time, 15 tokens/s for each session.</source>
            <translation>Десять и более моделей класса 8B одновременно, как в ответах; взято десять Llama 3 8B, у каждой свои веса. Принято, нужно спросить: 4-битные веса (AWQ), контекст 4096, по две одновременные сессии на модель, по 15 токенов/с на сессию.</translation>
        </message>
        <message>
            <source>YOLOv8m, 400 cameras at 1080p, 5-10 analysed frames a second of each; real-time, highest priority, as answered. Assumed, to be asked: the cameras send 25 fps in H.265 and have a second stream of 640 x 360 at 10 fps, and that is what is decoded; the detector runs in INT8. The comparison of decode strategies shows what the main stream would need.</source>
            <translation>YOLOv8m, 400 камер 1080p, анализ 5–10 кадров в секунду с каждой; реальное время, высший приоритет, как в ответах. Принято, нужно спросить: камеры отдают 25 к/с в H.265 и второй поток 640 × 360 при 10 к/с, декодируется он; детектор работает в INT8. Чего потребовал бы основной поток, показывает сравнение способов декодирования.</translation>
        </message>
        <message>
            <source>200 of the 400 cameras, 30 days, as answered. Assumed, to be asked: 1080p at 25 fps in H.265 around the clock; the bitrate follows from the picture and has a wide range. The newest 24 hours on a hot tier where there is one.</source>
            <translation>200 из 400 камер, 30 дней, как в ответах. Принято, нужно спросить: 1080p при 25 к/с в H.265 круглосуточно; битрейт следует из параметров картинки, разброс широкий. Последние 24 часа – на горячем уровне, где он есть.</translation>
        </message>
        <message>
            <source>The main scenario of fine-tuning, models of 5B to 70B; sized for QLoRA of the largest. Assumed, to be asked: ten million tokens, three epochs, in hours when the GPUs do not serve.</source>
            <translation>Основной сценарий дообучения, модели от 5B до 70B; расчёт – QLoRA самой большой. Принято, нужно спросить: десять миллионов токенов, три эпохи, в часы, когда GPU не обслуживают запросы.</translation>
        </message>
        <message>
            <source>Optional, and the fork of the project: with it, architecture and budget change. AdamW at 16 bytes a parameter, ZeRO-3. Assumed, to be asked: a hundred million tokens, three epochs.</source>
            <translation>Необязательно, но это развилка проекта: с ним меняются архитектура и бюджет. AdamW, 16 байт на параметр, ZeRO-3. Принято, нужно спросить: сто миллионов токенов, три эпохи.</translation>
        </message>
        <message>
            <source>Optional; the largest class that was named, taken as Qwen3.5 122B. AdamW at 16 bytes a parameter, ZeRO-3. Assumed, to be asked: a hundred million tokens, three epochs.</source>
            <translation>Необязательно; самый большой из названных классов, взята Qwen3.5 122B. AdamW, 16 байт на параметр, ZeRO-3. Принято, нужно спросить: сто миллионов токенов, три эпохи.</translation>
        </message>
        <message>
            <source>The specification lists hardware. The tasks: two heavy LLMs, ten or more light ones, video analytics of 400 cameras, an archive of 200 cameras, fine-tuning.</source>
            <translation>В спецификации перечислено оборудование. Задачи: две тяжёлые LLM, десять и более лёгких, видеоаналитика 400 камер, архив 200 камер, дообучение.</translation>
        </message>
        <message>
            <source>Video analytics first: it is real-time.</source>
            <translation>Сначала видеоаналитика: она работает в реальном времени.</translation>
        </message>
        <message>
            <source>LoRA and QLoRA of 5B to 70B models are the main scenario; full fine-tuning of large models is optional.</source>
            <translation>Основной сценарий – LoRA и QLoRA моделей от 5B до 70B; полное дообучение больших моделей необязательно.</translation>
        </message>
        <message>
            <source>8K to 32K tokens.</source>
            <translation>От 8K до 32K токенов.</translation>
        </message>
        <message>
            <source>Llama 3 70B and Qwen 72B, 4-bit weights (GPTQ or AWQ). A mixture of experts instead of a dense 72B is to be proposed.</source>
            <translation>Llama 3 70B и Qwen 72B, 4-битные веса (GPTQ или AWQ). Предложить смесь экспертов вместо плотной 72B.</translation>
        </message>
        <message>
            <source>1080p; frame rate, codec and second stream are not known.</source>
            <translation>1080p; частота кадров, кодек и второй поток неизвестны.</translation>
        </message>
        <message>
            <source>5 to 10 frames a second of each camera, 2,000 to 4,000 in all, YOLOv8m.</source>
            <translation>5–10 кадров в секунду с каждой камеры, всего 2000–4000, YOLOv8m.</translation>
        </message>
        <message>
            <source>200 of the 400 cameras, 30 days.</source>
            <translation>200 из 400 камер, 30 дней.</translation>
        </message>
    </context>
    <context>
        <name>rackwright::ServerForm</name>
        <message>
            <source>Name</source>
            <translation>Название</translation>
        </message>
    </context>
    <context>
        <name>Severity</name>
        <message>
            <source>Problem</source>
            <translation>Проблема</translation>
        </message>
        <message>
            <source>Warning</source>
            <translation>Предупреждение</translation>
        </message>
        <message>
            <source>Note</source>
            <translation>Замечание</translation>
        </message>
    </context>
    <context>
        <name>Sharding</name>
        <message>
            <source>None (DDP)</source>
            <translation>Нет (DDP)</translation>
        </message>
        <message>
            <source>ZeRO-1</source>
            <translation>ZeRO-1</translation>
        </message>
        <message>
            <source>ZeRO-2</source>
            <translation>ZeRO-2</translation>
        </message>
        <message>
            <source>ZeRO-3 / FSDP</source>
            <translation>ZeRO-3 / FSDP</translation>
        </message>
    </context>
    <context>
        <name>Share</name>
        <message>
            <source>Whole GPU</source>
            <translation>GPU целиком</translation>
        </message>
        <message>
            <source>Shared</source>
            <translation>Совместно</translation>
        </message>
        <message>
            <source>MIG slices</source>
            <translation>Срезы MIG</translation>
        </message>
    </context>
    <context>
        <name>StorageChart</name>
        <message>
            <source>Storage</source>
            <translation>Хранение</translation>
        </message>
    </context>
    <context>
        <name>Subjects</name>
        <message>
            <source>%1 · GPU %2</source>
            <translation>%1 · GPU %2</translation>
        </message>
    </context>
    <context>
        <name>rackwright::TrainingForm</name>
        <message>
            <source>Model</source>
            <translation>Модель</translation>
        </message>
        <message>
            <source>Language model</source>
            <translation>Языковая модель</translation>
        </message>
        <message>
            <source>Method</source>
            <translation>Метод</translation>
        </message>
        <message>
            <source>Optimiser</source>
            <translation>Оптимизатор</translation>
        </message>
        <message>
            <source>LoRA rank</source>
            <translation>Ранг LoRA</translation>
        </message>
        <message>
            <source>LoRA is put on</source>
            <translation>LoRA применяется к</translation>
        </message>
        <message>
            <source>Batch</source>
            <translation>Пакет</translation>
        </message>
        <message>
            <source>Sequence, tokens</source>
            <translation>Последовательность, токенов</translation>
        </message>
        <message>
            <source>Sequences a GPU and pass</source>
            <translation>Последовательностей на GPU за проход</translation>
        </message>
        <message>
            <source>Passes a step</source>
            <translation>Проходов за шаг</translation>
        </message>
        <message>
            <source>Data set, tokens</source>
            <translation>Объём данных, токенов</translation>
        </message>
        <message>
            <source>Epochs</source>
            <translation>Эпохи</translation>
        </message>
        <message>
            <source>Memory</source>
            <translation>Память</translation>
        </message>
        <message>
            <source>Sharding</source>
            <translation>Разделение состояний</translation>
        </message>
        <message>
            <source>Recomputation of activations</source>
            <translation>Пересчёт активаций</translation>
        </message>
        <message>
            <source>Fused kernels (Megatron, Transformer Engine)</source>
            <translation>Слитые ядра (Megatron, Transformer Engine)</translation>
        </message>
        <message>
            <source>Fused loss</source>
            <translation>Слитая функция потерь</translation>
        </message>
        <message>
            <source>Optimiser in host memory</source>
            <translation>Оптимизатор в ОЗУ</translation>
        </message>
    </context>
    <context>
        <name>TrainingMethod</name>
        <message>
            <source>Full fine-tuning</source>
            <translation>Полное дообучение</translation>
        </message>
        <message>
            <source>LoRA</source>
            <translation>LoRA</translation>
        </message>
        <message>
            <source>QLoRA</source>
            <translation>QLoRA</translation>
        </message>
    </context>
    <context>
        <name>TrainingStepChart</name>
        <message>
            <source>Training step: computing and communication</source>
            <translation>Шаг обучения: вычисления и обмен</translation>
        </message>
        <message>
            <source>%1 (not placed)</source>
            <translation>%1 (не размещена)</translation>
        </message>
    </context>
    <context>
        <name>rackwright::VariantBar</name>
        <message>
            <source>Move variant</source>
            <translation>Перемещение варианта</translation>
        </message>
        <message>
            <source>%1: %2</source>
            <translation>%1: %2</translation>
        </message>
        <message>
            <source>Variant %1</source>
            <translation>Вариант %1</translation>
        </message>
        <message>
            <source>Add variant</source>
            <translation>Добавление варианта</translation>
        </message>
        <message>
            <source>Duplicate variant</source>
            <translation>Дублирование варианта</translation>
        </message>
        <message>
            <source>Rename variant</source>
            <translation>Переименование варианта</translation>
        </message>
        <message>
            <source>Name of the variant:</source>
            <translation>Название варианта:</translation>
        </message>
        <message>
            <source>Delete variant</source>
            <translation>Удаление варианта</translation>
        </message>
        <message>
            <source>&amp;Rename…</source>
            <translation>&amp;Переименовать…</translation>
        </message>
        <message>
            <source>D&amp;uplicate</source>
            <translation>&amp;Дублировать</translation>
        </message>
        <message>
            <source>&amp;Delete</source>
            <translation>&amp;Удалить</translation>
        </message>
        <message>
            <source>&amp;New variant</source>
            <translation>&amp;Новый вариант</translation>
        </message>
    </context>
    <context>
        <name>Verdict</name>
        <message>
            <source>Fits</source>
            <translation>Подходит</translation>
        </message>
        <message>
            <source>Tight</source>
            <translation>Впритык</translation>
        </message>
        <message>
            <source>Does not fit</source>
            <translation>Не подходит</translation>
        </message>
        <message>
            <source>Unknown</source>
            <translation>Неизвестно</translation>
        </message>
        <message>
            <source>Not placed</source>
            <translation>Не размещена</translation>
        </message>
    </context>
    <context>
        <name>rackwright::VerdictBanner</name>
        <message>
            <source>%1 (%2)</source>
            <comment>verdict and what decides it</comment>
            <translation>%1 (%2)</translation>
        </message>
    </context>
    <context>
        <name>VideoCodec</name>
        <message>
            <source>H.264</source>
            <translation>H.264</translation>
        </message>
        <message>
            <source>H.265</source>
            <translation>H.265</translation>
        </message>
        <message>
            <source>AV1</source>
            <translation>AV1</translation>
        </message>
        <message>
            <source>MJPEG</source>
            <translation>MJPEG</translation>
        </message>
    </context>
    <context>
        <name>rackwright::VideoForm</name>
        <message>
            <source>Cameras</source>
            <translation>Камеры</translation>
        </message>
        <message>
            <source>Picture width</source>
            <translation>Ширина кадра</translation>
        </message>
        <message>
            <source>Picture height</source>
            <translation>Высота кадра</translation>
        </message>
        <message>
            <source>Codec</source>
            <translation>Кодек</translation>
        </message>
        <message>
            <source>Frame rate of a camera</source>
            <translation>Частота кадров камеры</translation>
        </message>
        <message>
            <source>Decoding</source>
            <translation>Декодирование</translation>
        </message>
        <message>
            <source>What is decoded</source>
            <translation>Что декодируется</translation>
        </message>
        <message>
            <source>Frames from key frame to key frame</source>
            <translation>Кадров между ключевыми</translation>
        </message>
        <message>
            <source>Substream width</source>
            <translation>Ширина второго потока</translation>
        </message>
        <message>
            <source>Substream height</source>
            <translation>Высота второго потока</translation>
        </message>
        <message>
            <source>Substream frame rate</source>
            <translation>Частота второго потока</translation>
        </message>
        <message>
            <source>Analysis</source>
            <translation>Анализ</translation>
        </message>
        <message>
            <source>Analysed frames of a camera, at least</source>
            <translation>Анализируемых кадров камеры, не менее</translation>
        </message>
        <message>
            <source>Analysed frames of a camera, at most</source>
            <translation>Анализируемых кадров камеры, не более</translation>
        </message>
        <message>
            <source>Detector</source>
            <translation>Детектор</translation>
        </message>
        <message>
            <source>Precision</source>
            <translation>Точность</translation>
        </message>
        <message>
            <source>Input side of the detector</source>
            <translation>Сторона входа детектора</translation>
        </message>
        <message>
            <source>Batch</source>
            <translation>Пакет</translation>
        </message>
        <message>
            <source>Models run on a frame</source>
            <translation>Моделей на кадр</translation>
        </message>
    </context>
    <context>
        <name>VideoLoadChart</name>
        <message>
            <source>Decode and detector load</source>
            <translation>Загрузка декодеров и детектора</translation>
        </message>
        <message>
            <source>Capacity</source>
            <translation>Ёмкость</translation>
        </message>
    </context>
    <context>
        <name>VramChart</name>
        <message>
            <source>GPU memory by workload</source>
            <translation>Память GPU по задачам</translation>
        </message>
        <message>
            <source>Memory of the GPU</source>
            <translation>Память GPU</translation>
        </message>
        <message>
            <source>Free</source>
            <translation>Свободно</translation>
        </message>
        <message>
            <source>* off hours</source>
            <translation>* в нерабочие часы</translation>
        </message>
    </context>
    <context>
        <name>VramUse</name>
        <message>
            <source>Weights</source>
            <translation>Веса</translation>
        </message>
        <message>
            <source>KV cache</source>
            <translation>KV-кэш</translation>
        </message>
        <message>
            <source>Activations</source>
            <translation>Активации</translation>
        </message>
        <message>
            <source>Runtime</source>
            <translation>Среда выполнения</translation>
        </message>
        <message>
            <source>Allocator reserve</source>
            <translation>Резерв аллокатора</translation>
        </message>
        <message>
            <source>Gradients</source>
            <translation>Градиенты</translation>
        </message>
        <message>
            <source>Optimiser states</source>
            <translation>Состояния оптимизатора</translation>
        </message>
        <message>
            <source>Gather buffers</source>
            <translation>Буферы сборки</translation>
        </message>
        <message>
            <source>Logits</source>
            <translation>Логиты</translation>
        </message>
        <message>
            <source>Adapters</source>
            <translation>Адаптеры</translation>
        </message>
        <message>
            <source>Decoded frames</source>
            <translation>Декодируется кадров</translation>
        </message>
        <message>
            <source>Detector</source>
            <translation>Детектор</translation>
        </message>
        <message>
            <source>Reserved</source>
            <translation>Резерв</translation>
        </message>
    </context>
    <context>
        <name>WeightFormat</name>
        <message>
            <source>FP32</source>
            <translation>FP32</translation>
        </message>
        <message>
            <source>BF16</source>
            <translation>BF16</translation>
        </message>
        <message>
            <source>FP16</source>
            <translation>FP16</translation>
        </message>
        <message>
            <source>FP8</source>
            <translation>FP8</translation>
        </message>
        <message>
            <source>INT8</source>
            <translation>INT8</translation>
        </message>
        <message>
            <source>GPTQ 4-bit</source>
            <translation>GPTQ 4 бита</translation>
        </message>
        <message>
            <source>AWQ 4-bit</source>
            <translation>AWQ 4 бита</translation>
        </message>
        <message>
            <source>NF4</source>
            <translation>NF4</translation>
        </message>
        <message>
            <source>NVFP4</source>
            <translation>NVFP4</translation>
        </message>
        <message>
            <source>MXFP4</source>
            <translation>MXFP4</translation>
        </message>
        <message>
            <source>GGUF Q8_0</source>
            <translation>GGUF Q8_0</translation>
        </message>
        <message>
            <source>GGUF Q6_K</source>
            <translation>GGUF Q6_K</translation>
        </message>
        <message>
            <source>GGUF Q5_K_M</source>
            <translation>GGUF Q5_K_M</translation>
        </message>
        <message>
            <source>GGUF Q4_K_M</source>
            <translation>GGUF Q4_K_M</translation>
        </message>
    </context>
    <context>
        <name>rackwright::WorkloadForm</name>
        <message>
            <source>Name</source>
            <translation>Название</translation>
        </message>
        <message>
            <source>Colour %1</source>
            <translation>Цвет %1</translation>
        </message>
        <message>
            <source>Colour</source>
            <translation>Цвет</translation>
        </message>
        <message>
            <source>Priority</source>
            <translation>Приоритет</translation>
        </message>
        <message>
            <source>Optional: a variant may leave it out</source>
            <translation>Необязательная: вариант может обойтись без неё</translation>
        </message>
        <message>
            <source>Note</source>
            <translation>Замечание</translation>
        </message>
    </context>
    <context>
        <name>WorkloadKind</name>
        <message>
            <source>LLM inference</source>
            <translation>Инференс LLM</translation>
        </message>
        <message>
            <source>Pool of light models</source>
            <translation>Пул лёгких моделей</translation>
        </message>
        <message>
            <source>Video analytics</source>
            <translation>Видеоаналитика</translation>
        </message>
        <message>
            <source>Training</source>
            <translation>Обучение</translation>
        </message>
        <message>
            <source>Video archive</source>
            <translation>Видеоархив</translation>
        </message>
        <message>
            <source>Reservation</source>
            <translation>Резерв</translation>
        </message>
    </context>
    <context>
        <name>Fields</name>
        <message>
            <source>Answer</source>
            <translation>Ответ</translation>
        </message>
        <message>
            <source>Question</source>
            <translation>Вопрос</translation>
        </message>
        <message>
            <source>Lowest rack unit of the array</source>
            <translation>Нижний юнит массива</translation>
        </message>
        <message>
            <source>Drive</source>
            <translation>Диск</translation>
        </message>
        <message>
            <source>Drives, spares among them</source>
            <translation>Диски вместе с запасными</translation>
        </message>
        <message>
            <source>Hot spares</source>
            <translation>Горячий резерв</translation>
        </message>
        <message>
            <source>Name of the array</source>
            <translation>Название массива</translation>
        </message>
        <message>
            <source>Product of the array</source>
            <translation>Модель массива</translation>
        </message>
        <message>
            <source>RAID groups</source>
            <translation>Группы RAID</translation>
        </message>
        <message>
            <source>MIG profile</source>
            <translation>Профиль MIG</translation>
        </message>
        <message>
            <source>Slices of each GPU</source>
            <translation>Срезов на GPU</translation>
        </message>
        <message>
            <source>Pipeline parallel</source>
            <translation>Конвейерный параллелизм</translation>
        </message>
        <message>
            <source>Tensor parallel</source>
            <translation>Тензорный параллелизм</translation>
        </message>
        <message>
            <source>Filling of an array, at most</source>
            <translation>Заполнение массива, не более</translation>
        </message>
        <message>
            <source>Load of the power supplies, at most</source>
            <translation>Загрузка блоков питания, не более</translation>
        </message>
        <message>
            <source>Load of a GPU, at most</source>
            <translation>Загрузка GPU, не более</translation>
        </message>
        <message>
            <source>GPU memory left free, at least</source>
            <translation>Свободной памяти GPU, не менее</translation>
        </message>
        <message>
            <source>Author</source>
            <translation>Автор</translation>
        </message>
        <message>
            <source>Customer</source>
            <translation>Заказчик</translation>
        </message>
        <message>
            <source>The customer's request</source>
            <translation>Запрос заказчика</translation>
        </message>
        <message>
            <source>Title of the project</source>
            <translation>Название проекта</translation>
        </message>
        <message>
            <source>Name of the rack</source>
            <translation>Название стойки</translation>
        </message>
        <message>
            <source>Power limit of the rack</source>
            <translation>Предел мощности стойки</translation>
        </message>
        <message>
            <source>Height of the rack</source>
            <translation>Высота стойки</translation>
        </message>
        <message>
            <source>Lowest rack unit of the server</source>
            <translation>Нижний юнит сервера</translation>
        </message>
        <message>
            <source>GPU of a slot</source>
            <translation>GPU в слоте</translation>
        </message>
        <message>
            <source>Name of the server</source>
            <translation>Название сервера</translation>
        </message>
        <message>
            <source>Product of the server</source>
            <translation>Модель сервера</translation>
        </message>
        <message>
            <source>Name of the variant</source>
            <translation>Название варианта</translation>
        </message>
        <message>
            <source>Note on the variant</source>
            <translation>Замечание к варианту</translation>
        </message>
        <message>
            <source>Analysed frames of a camera, at most</source>
            <translation>Анализируемых кадров камеры, не более</translation>
        </message>
        <message>
            <source>Analysed frames of a camera, at least</source>
            <translation>Анализируемых кадров камеры, не менее</translation>
        </message>
        <message>
            <source>Mean answer</source>
            <translation>Средний ответ</translation>
        </message>
        <message>
            <source>Batch</source>
            <translation>Пакет</translation>
        </message>
        <message>
            <source>Bit rate of a camera</source>
            <translation>Битрейт камеры</translation>
        </message>
        <message>
            <source>Cameras</source>
            <translation>Камеры</translation>
        </message>
        <message>
            <source>Colour</source>
            <translation>Цвет</translation>
        </message>
        <message>
            <source>Concurrent sessions</source>
            <translation>Одновременные сессии</translation>
        </message>
        <message>
            <source>Data set</source>
            <translation>Объём данных</translation>
        </message>
        <message>
            <source>Days kept</source>
            <translation>Дней хранения</translation>
        </message>
        <message>
            <source>Detector</source>
            <translation>Детектор</translation>
        </message>
        <message>
            <source>Engine</source>
            <translation>Движок</translation>
        </message>
        <message>
            <source>Epochs</source>
            <translation>Эпохи</translation>
        </message>
        <message>
            <source>Frame rate</source>
            <translation>Частота кадров</translation>
        </message>
        <message>
            <source>Frames from key frame to key frame</source>
            <translation>Кадров между ключевыми</translation>
        </message>
        <message>
            <source>Reserved GPUs</source>
            <translation>Зарезервированные GPU</translation>
        </message>
        <message>
            <source>Passes a step</source>
            <translation>Проходов за шаг</translation>
        </message>
        <message>
            <source>Picture height</source>
            <translation>Высота кадра</translation>
        </message>
        <message>
            <source>Hours on the hot tier</source>
            <translation>Часов на горячем уровне</translation>
        </message>
        <message>
            <source>Hours recorded a day</source>
            <translation>Часов записи в сутки</translation>
        </message>
        <message>
            <source>Input side of the detector</source>
            <translation>Сторона входа детектора</translation>
        </message>
        <message>
            <source>Instances</source>
            <translation>Экземпляры</translation>
        </message>
        <message>
            <source>LoRA rank</source>
            <translation>Ранг LoRA</translation>
        </message>
        <message>
            <source>Tokens in a batch, at most</source>
            <translation>Токенов в пакете, не более</translation>
        </message>
        <message>
            <source>Longest context</source>
            <translation>Максимальный контекст</translation>
        </message>
        <message>
            <source>GPU memory the engine may use</source>
            <translation>Доля памяти GPU для движка</translation>
        </message>
        <message>
            <source>Sequences a GPU and pass</source>
            <translation>Последовательностей на GPU за проход</translation>
        </message>
        <message>
            <source>Language model</source>
            <translation>Языковая модель</translation>
        </message>
        <message>
            <source>Models run on a frame</source>
            <translation>Моделей на кадр</translation>
        </message>
        <message>
            <source>Share of the time recorded</source>
            <translation>Доля времени записи</translation>
        </message>
        <message>
            <source>Name of the workload</source>
            <translation>Название задачи</translation>
        </message>
        <message>
            <source>Note on the workload</source>
            <translation>Замечание к задаче</translation>
        </message>
        <message>
            <source>Mean prompt</source>
            <translation>Средний запрос</translation>
        </message>
        <message>
            <source>Weights a scale</source>
            <translation>Весов на масштаб</translation>
        </message>
        <message>
            <source>Training sequence</source>
            <translation>Длина последовательности при обучении</translation>
        </message>
        <message>
            <source>Speed of a session</source>
            <translation>Скорость сессии</translation>
        </message>
        <message>
            <source>Concurrent sessions of an instance</source>
            <translation>Одновременных сессий экземпляра</translation>
        </message>
        <message>
            <source>Frame rate of a camera</source>
            <translation>Частота кадров камеры</translation>
        </message>
        <message>
            <source>Reserved storage</source>
            <translation>Зарезервированное хранилище</translation>
        </message>
        <message>
            <source>Substream frame rate</source>
            <translation>Частота второго потока</translation>
        </message>
        <message>
            <source>Substream height</source>
            <translation>Высота второго потока</translation>
        </message>
        <message>
            <source>Substream width</source>
            <translation>Ширина второго потока</translation>
        </message>
        <message>
            <source>Reserved memory of each GPU</source>
            <translation>Зарезервированная память каждого GPU</translation>
        </message>
        <message>
            <source>Picture width</source>
            <translation>Ширина кадра</translation>
        </message>
        <message>
            <source>answers</source>
            <translation>ответов</translation>
        </message>
        <message>
            <source>devices in a rack</source>
            <translation>устройств в стойке</translation>
        </message>
        <message>
            <source>GPU slots in a server</source>
            <translation>слотов GPU в сервере</translation>
        </message>
        <message>
            <source>GPUs in a placement</source>
            <translation>GPU в одном размещении</translation>
        </message>
        <message>
            <source>light models in a workload</source>
            <translation>лёгких моделей в задаче</translation>
        </message>
        <message>
            <source>placements in a variant</source>
            <translation>размещений в варианте</translation>
        </message>
        <message>
            <source>racks in a variant</source>
            <translation>стоек в варианте</translation>
        </message>
        <message>
            <source>variants</source>
            <translation>вариантов</translation>
        </message>
        <message>
            <source>workloads</source>
            <translation>задач</translation>
        </message>
    </context>
</TS>
