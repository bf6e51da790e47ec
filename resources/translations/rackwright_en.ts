<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en">
    <context>
        <name>rackwright::ChartWords</name>
        <message numerus="yes">
            <source>and %n more</source>
            <translation>
                <numerusform>and %n more</numerusform>
                <numerusform>and %n more</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>DropPlanner</name>
        <message numerus="yes">
            <source>Fill %n free slot(s)</source>
            <translation>
                <numerusform>Fill %n free slot</numerusform>
                <numerusform>Fill %n free slots</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>No rack has %n free unit(s) in a row</source>
            <translation>
                <numerusform>No rack has %n free unit</numerusform>
                <numerusform>No rack has %n free units in a row</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>rackwright::FindingsPanel</name>
        <message numerus="yes">
            <source>%n problem(s)</source>
            <translation>
                <numerusform>%n problem</numerusform>
                <numerusform>%n problems</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n warning(s)</source>
            <translation>
                <numerusform>%n warning</numerusform>
                <numerusform>%n warnings</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n note(s)</source>
            <translation>
                <numerusform>%n note</numerusform>
                <numerusform>%n notes</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>GpuPainter</name>
        <message numerus="yes">
            <source>%n more</source>
            <translation>
                <numerusform>%n more</numerusform>
                <numerusform>%n more</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>rackwright::InterviewPanel</name>
        <message numerus="yes">
            <source>%n question(s) that decide the design still open</source>
            <translation>
                <numerusform>%n question that decides the design is still open</numerusform>
                <numerusform>%n questions that decide the design are still open</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>ProductFacts</name>
        <message numerus="yes">
            <source>%n GPU slot(s)</source>
            <translation>
                <numerusform>%n GPU slot</numerusform>
                <numerusform>%n GPU slots</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n bay(s)</source>
            <translation>
                <numerusform>%n bay</numerusform>
                <numerusform>%n bays</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n instance(s)</source>
            <translation>
                <numerusform>%n instance</numerusform>
                <numerusform>%n instances</numerusform>
            </translation>
        </message>
    </context>
</TS>
