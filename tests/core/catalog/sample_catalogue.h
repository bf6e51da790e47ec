#pragma once

#include <nlohmann/json.hpp>

#include <string>

/// One made-up product of each kind, for tests that break it in one place. Products stand in this order:
/// 0 decoder, 1 link, 2 gpu, 3 server, 4 drive, 5 array, 6 language_model (dense), 7 language_model (mixture of experts),
/// 8 detector, 9 codec, 10 engine, 11 question, 12 switch, 13 nic, 14 rack, 15 pdu, 16 camera_profile.
inline const std::string sample_catalogue_text = R"json({
  "format": "rackwright-catalog/1",
  "sources": {
    "sheet": {"title": "A data sheet", "address": "https://example.org/sheet", "read": "2026-12-01", "note": "page 3"},
    "review": {"title": "A review", "read": "2026-12-01"}
  },
  "products": [
    {"kind": "decoder", "id": "nvdec-x", "name": "NVDEC X", "figures": {
      "h264_1080p": {"value": 700, "unit": "fps", "source": "sheet"},
      "clock": {"value": 1410, "unit": "MHz", "source": "sheet"}}},
    {"kind": "link", "id": "link-x", "name": "Link X", "figures": {
      "per_direction": {"value": 300, "unit": "GB/s", "source": "sheet"},
      "latency": {"value": 9, "unit": "us", "source": "sheet"}},
      "group": [{"gpus": 8, "op": "all_reduce", "state": "tuned", "message_bytes": 1073741824,
                 "busbw": {"value": 235, "unit": "GB/s", "source": "review"}}],
      "measured": [{"what": "copy", "figure": {"value": 1.5, "unit": "us", "source": "review"}}]},
    {"kind": "gpu", "id": "gpu-x-80", "name": "Maker X 80GB PCIe", "vendor": "Maker", "aliases": ["X 80", "X"], "note": "text",
      "architecture": "ampere", "form_factor": "pcie", "slot_width": 2, "decoder": "nvdec-x", "link": "link-x", "bridge_group": 2,
      "mig": [{"profile": "1g.10gb", "count": 7, "compute_slices": 1, "memory_slices": 1,
               "memory": {"value": 9.75, "unit": "GiB", "source": "sheet"}}],
      "figures": {
        "memory_printed": {"value": 80, "unit": "GB", "source": "sheet"},
        "memory_visible": {"value": 79.25, "unit": "GiB", "assumed": true, "note": "as its sister", "low": 79, "high": 79.5},
        "memory_bandwidth": {"value": 2.039, "unit": "TB/s", "source": "sheet",
          "disputed": [{"value": 1935, "unit": "GB/s", "source": "review", "why": "an older card"}]},
        "bf16_dense": {"value": 312, "unit": "TFLOP/s", "source": "sheet"},
        "board_power": {"value": 300, "unit": "W", "source": "sheet"}}},
    {"kind": "server", "id": "server-x", "name": "Server X", "vendor": "Maker", "accepts": ["pcie"], "fixed_gpu": null,
      "gpu_topology": "pcie_switch", "gpus_per_switch": 4, "cooling": "air", "figures": {
        "rack_units": {"value": 4, "unit": "U", "source": "sheet"},
        "gpu_slots": {"value": 8, "unit": "count", "source": "sheet"},
        "base_power": {"value": 1.4, "unit": "kW", "source": "sheet"},
        "psu_count": {"value": 4, "unit": "count", "source": "sheet"},
        "psu_power": {"value": 2000, "unit": "W", "source": "sheet"},
        "psu_needed": {"value": 2, "unit": "count", "source": "sheet"},
        "nic_rate": {"value": 400, "unit": "Gbit/s", "source": "sheet"}}},
    {"kind": "drive", "id": "drive-x", "name": "Drive X", "class": "nl-sas", "form_factor": "3.5-sas", "figures": {
      "capacity": {"value": 12, "unit": "TB", "source": "sheet"},
      "power": {"value": 9.5, "unit": "W", "source": "sheet"},
      "unrecoverable_read_errors": {"value": 1e-15, "unit": "1/bit", "source": "sheet"}}},
    {"kind": "array", "id": "array-x", "name": "Array X", "accepts": ["3.5-sas"], "raid": ["raid6", "raid10"], "controllers": 2,
      "claims": [{"about": "write cache", "who": "Maker", "source": "sheet", "en": "It is protected.", "ru": "Он защищён."}],
      "ask_en": "Is it?", "ask_ru": "Так ли это?", "figures": {
        "rack_units": {"value": 2, "unit": "U", "source": "sheet"},
        "drive_bays": {"value": 12, "unit": "count", "source": "sheet"},
        "base_power": {"value": 300, "unit": "W", "source": "sheet"}}},
    {"kind": "language_model", "id": "model-x-8b", "name": "Model-X-3.1-8B", "vendor": "Lab", "aliases": ["X8"],
      "hugging_face_id": "lab-org/Meta-Model-X-3.1-8B", "family": "x", "licence": "MIT", "source": "sheet",
      "layers": 32, "hidden": 4096, "intermediate": 14336, "heads": 32, "kv_heads": 8, "head_dim": 128, "vocab": 128256,
      "max_context": 131072, "tied_embeddings": false, "attention": {"kind": "gqa"},
      "parameters_published": {"value": 8.03e9, "unit": "params", "source": "sheet"}},
    {"kind": "language_model", "id": "model-y-moe", "name": "Model Y", "source": "sheet",
      "layers": 40, "hidden": 2048, "heads": 16, "kv_heads": 2, "head_dim": 256, "vocab": 248320, "max_context": null,
      "attention": {"kind": "hybrid_linear", "full_layers": 10, "linear_layers": 30, "linear_k_heads": 16, "linear_k_dim": 128,
        "linear_v_heads": 32, "linear_v_dim": 128, "conv_kernel": 4, "attn_output_gate": true, "mtp_layers": 1,
        "state_dtype": "float32", "pattern": "1 full in 4"},
      "moe": {"experts": 256, "experts_per_token": 8, "shared": 2, "moe_intermediate": 512, "first_dense_layers": 1}},
    {"kind": "detector", "id": "detector-x", "name": "DetectorX-m", "figures": {
        "parameters": {"value": 25.9e6, "unit": "params", "source": "sheet"},
        "operations": {"value": 78.9, "unit": "GFLOP", "source": "sheet"},
        "input_size": {"value": 640, "unit": "count", "source": "sheet"}},
      "measured": [{"gpu": "gpu-x-80", "precision": "int8", "batch": 16, "what": "pipeline",
                    "fps": {"value": 1100, "unit": "fps", "source": "review"}}]},
    {"kind": "codec", "id": "codec-x", "name": "Codec X", "figures": {
      "bits_per_pixel": {"value": 0.08, "unit": "bit/px", "source": "sheet"}}},
    {"kind": "engine", "id": "engine-x", "name": "Engine X", "constants": {
      "activation_peak.llama": {"value": 1.5, "unit": "GiB", "source": "sheet"},
      "step_overhead": {"value": 3, "unit": "ms", "source": "sheet"}}},
    {"kind": "question", "id": "question-x", "decides": true, "workload": "training", "en": "Full fine-tuning?", "ru": "Полное дообучение?",
      "why_en": "It decides.", "why_ru": "От этого зависит всё.", "assumption_en": "No.", "assumption_ru": "Нет.",
      "choices": [{"id": "yes", "en": "Yes", "ru": "Да"}, {"id": "no", "en": "No", "ru": "Нет"}]},
    {"kind": "switch", "id": "switch-x", "name": "Maker SW-32", "vendor": "Maker", "aliases": ["SW32 200G"], "fabric": "ethernet",
      "ports": [{"count": 32, "connector": "qsfp56", "rate": {"value": 200, "unit": "Gbit/s", "source": "sheet"}},
                {"count": 2, "connector": "sfp28", "rate": {"value": 25, "unit": "Gbit/s", "source": "sheet"}}],
      "figures": {
        "rack_units": {"value": 1, "unit": "U", "source": "sheet"},
        "throughput": {"value": 6.4, "unit": "Tbit/s", "source": "sheet"},
        "max_power": {"value": 0.9, "unit": "kW", "source": "sheet"}}},
    {"kind": "nic", "id": "nic-x", "name": "NIC X", "vendor": "Maker", "fabrics": ["infiniband", "ethernet"], "ports": 2, "connector": "qsfp56",
      "pcie_generation": 4, "pcie_lanes": 16, "figures": {
        "port_rate": {"value": 200, "unit": "Gbit/s", "source": "sheet"},
        "total_rate": {"value": 252, "unit": "Gbit/s", "source": "sheet"},
        "power": {"value": 22.5, "unit": "W", "source": "sheet"}}},
    {"kind": "rack", "id": "rack-x", "name": "Rack X 42U", "figures": {
      "rack_units": {"value": 42, "unit": "U", "source": "sheet"},
      "load_limit": {"value": 1500, "unit": "kg", "source": "sheet"},
      "depth": {"value": 1200, "unit": "mm", "source": "sheet"}}},
    {"kind": "pdu", "id": "pdu-x", "name": "PDU X", "phases": 3, "outlets": [{"connector": "c13", "count": 30}, {"connector": "c19", "count": 12}],
      "figures": {
        "power": {"value": 22, "unit": "kW", "source": "sheet"},
        "voltage": {"value": 400, "unit": "V", "source": "sheet"},
        "current": {"value": 32, "unit": "A", "source": "sheet"},
        "rack_units": {"value": 0, "unit": "U", "source": "sheet"}}},
    {"kind": "camera_profile", "id": "camera-x", "name": "1080p, 25 fps", "codec": "codec-x", "width": 1920, "height": 1080, "figures": {
      "frame_rate": {"value": 25, "unit": "fps", "source": "sheet"},
      "bitrate": {"value": 2, "low": 1, "high": 4, "unit": "Mbit/s", "source": "sheet"},
      "key_frame_interval": {"value": 50, "unit": "frames", "source": "sheet"}}}
  ]
})json";

inline nlohmann::json sample_catalogue() { return nlohmann::json::parse(sample_catalogue_text); }
