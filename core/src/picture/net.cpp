#include "picture/net.hpp"

#include <algorithm>
#include <cstring>
#include <vector>

#include "index.hpp"
#include "nonet/table.hpp"
#include "picture/image.hpp"

namespace nonet::picture {
namespace {

// Two bytes for each number, since processors multiply and add those eight at a time.
using Number = std::int16_t;

// Output of a layer: `side` by `side` pixels, their channels together, with a border of zeros for
// the next convolution.
struct Maps {
  int side = 0;
  int channels = 0;
  std::vector<Number> values;

  Maps(int its_side, int its_channels)
      : side(its_side),
        channels(its_channels),
        values(as_size((its_side + 2) * (its_side + 2) * its_channels)) {}
  [[nodiscard]] Number* at(int y, int x) {
    return values.data() + std::ptrdiff_t{(y + 1) * (side + 2) + x + 1} * channels;
  }
  [[nodiscard]] const Number* at(int y, int x) const {
    return values.data() + std::ptrdiff_t{(y + 1) * (side + 2) + x + 1} * channels;
  }
};

// Takes weights off the front.
class Weights {
 public:
  explicit Weights(std::span<const std::uint8_t> bytes) : bytes_(bytes) {}

  float real() {
    std::uint32_t bits = 0;
    for (std::size_t i = 0; i < 4; ++i) bits |= narrow<std::uint32_t>(bytes_[i]) << (8 * i);
    bytes_ = bytes_.subspan(4);
    // The oldest standard library in use has no std::bit_cast.
    float value = 0;
    std::memcpy(&value, &bits, sizeof value);
    return value;
  }
  void reals(std::vector<float>& factors, std::vector<float>& added, int count) {
    for (int i = 0; i < count; ++i) {
      factors.push_back(real());
      added.push_back(real());
    }
  }
  std::vector<Number> numbers(int count) {
    std::vector<Number> out(as_size(count));
    for (std::size_t i = 0; i < out.size(); ++i) {
      // Two's complement.
      const int byte = bytes_[i];
      out[i] = static_cast<Number>(byte < 128 ? byte : byte - 256);
    }
    bytes_ = bytes_.subspan(as_size(count));
    return out;
  }

 private:
  std::span<const std::uint8_t> bytes_;
};

struct Layer {
  std::vector<float> factors;
  std::vector<float> added;
  std::vector<Number> weights;
  int inputs;
  int outputs;

  Layer(Weights& from, int its_inputs, int its_outputs) : inputs(its_inputs), outputs(its_outputs) {
    from.reals(factors, added, outputs);
    weights = from.numbers(inputs * outputs);
  }
  [[nodiscard]] float value(std::int32_t sum, int output) const {
    return real(sum) * nth(factors, output) + nth(added, output);
  }
  [[nodiscard]] Number positive(std::int32_t sum, int output) const {
    return static_cast<Number>(std::clamp(value(sum, output) + 0.5F, 0.0F, 127.0F));
  }
};

std::int32_t product(const Number* a, const Number* b, int count) {
  std::int32_t sum = 0;
  for (int i = 0; i < count; ++i) sum += static_cast<std::int32_t>(a[i]) * b[i];
  return sum;
}

// A convolution of 3 by 3, and the largest of each square of 2 by 2: factors are positive, so that the largest sum gives it.
Maps convolved(const Maps& in, const Layer& layer) {
  Maps out(in.side / 2, layer.outputs);
  const int row = 3 * in.channels;
  std::vector<Number> window(as_size(4 * 3 * row));
  for (int y = 0; y < out.side; ++y) {
    for (int x = 0; x < out.side; ++x) {
      // Each of the four windows without gaps, so that one loop runs over it.
      Number* to = window.data();
      for (int dy = 0; dy < 2; ++dy)
        for (int dx = 0; dx < 2; ++dx)
          for (int line = -1; line <= 1; ++line, to += row)
            std::copy_n(in.at(2 * y + dy + line, 2 * x + dx - 1), row, to);
      for (int channel = 0; channel < layer.outputs; ++channel) {
        const Number* const weights = layer.weights.data() + std::ptrdiff_t{channel} * layer.inputs;
        std::int32_t most = product(window.data(), weights, 3 * row);
        for (int i = 1; i < 4; ++i)
          most = std::max(most,
                          product(window.data() + std::ptrdiff_t{i} * 3 * row, weights, 3 * row));
        out.at(y, x)[channel] = layer.positive(most, channel);
      }
    }
  }
  return out;
}

std::vector<Number> flat(const Maps& in) {
  std::vector<Number> out;
  for (int y = 0; y < in.side; ++y)
    for (int x = 0; x < in.side; ++x) out.insert(out.end(), in.at(y, x), in.at(y, x) + in.channels);
  return out;
}

// e to a power of 0 or less, by halving it until a short series is enough: the same on every machine, as the library's own need not be.
float exponential(float power) {
  if (power < -60) return 0;
  const float small = power / 256;
  float value = 1 + small * (1 + small * (0.5F + small * (1.0F / 6 + small / 24)));
  for (int i = 0; i < 8; ++i) value *= value;
  return value;
}

template <std::size_t Size>
Table<float, Size> odds(const std::vector<Number>& in, const Layer& layer) {
  Table<float, Size> values{};
  for (std::size_t i = 0; i < Size; ++i)
    values[i] = layer.value(
        product(in.data(), layer.weights.data() + i * as_size(layer.inputs), layer.inputs),
        static_cast<int>(i));
  const float most = *std::max_element(values.begin(), values.end());
  float sum = 0;
  for (float& value : values) {
    value = exponential(value - most);
    sum += value;
  }
  for (float& value : values) value /= sum;
  return values;
}

Maps maps_of(std::span<const std::int8_t> patch, int side) {
  Maps maps(side, 1);
  std::size_t place = 0;
  for (int y = 0; y < side; ++y) {
    for (int x = 0; x < side; ++x) {
      const int value{patch[place++]};
      *maps.at(y, x) = static_cast<Number>(value);
    }
  }
  return maps;
}

struct Shape {
  int inputs;
  int outputs;
};
constexpr Table<Shape, 5> cell_shape = {
    {{9, 16}, {9 * 16, 32}, {9 * 32, 48}, {9 * 48, 96}, {96, 11}}};
constexpr Table<Shape, 3> mark_shape = {{{9, 8}, {9 * 8, 16}, {16 * 16, 10}}};

std::size_t size_of(std::span<const Shape> shapes) {
  std::size_t size = 0;
  for (const Shape& shape : shapes) size += as_size(shape.outputs * (shape.inputs + 8));
  return size;
}

std::vector<Layer> layers_of(std::span<const std::uint8_t> bytes, std::span<const Shape> shapes) {
  Weights weights(bytes);
  std::vector<Layer> layers;
  for (const Shape& shape : shapes) layers.emplace_back(weights, shape.inputs, shape.outputs);
  return layers;
}

}  // namespace

std::size_t cell_weights_size() {
  return size_of(cell_shape);
}
std::size_t mark_weights_size() {
  return size_of(mark_shape);
}

struct CellNet::Layers {
  std::vector<Layer> all;
};
struct MarkNet::Layers {
  std::vector<Layer> all;
};

CellNet::CellNet(std::span<const std::uint8_t> weights)
    : layers_(new Layers{layers_of(weights, cell_shape)}) {}
CellNet::~CellNet() = default;
MarkNet::MarkNet(std::span<const std::uint8_t> weights)
    : layers_(new Layers{layers_of(weights, mark_shape)}) {}
MarkNet::~MarkNet() = default;

CellOdds CellNet::read(const CellPatch& patch) const {
  const std::vector<Layer>& layers = layers_->all;
  const Maps last =
      convolved(convolved(convolved(maps_of(patch, cell_side), layers[0]), layers[1]), layers[2]);
  const std::vector<Number> in = flat(last);
  const Layer& dense = layers[3];
  std::vector<Number> hidden(as_size(dense.outputs));
  for (int i = 0; i < dense.outputs; ++i)
    nth(hidden, i) = dense.positive(
        product(in.data(), dense.weights.data() + std::ptrdiff_t{i} * dense.inputs, dense.inputs),
        i);
  return odds<cell_classes>(hidden, layers[4]);
}

MarkOdds MarkNet::read(const MarkPatch& patch) const {
  const std::vector<Layer>& layers = layers_->all;
  return odds<10>(flat(convolved(convolved(maps_of(patch, mark_side), layers[0]), layers[1])),
                  layers[2]);
}

}  // namespace nonet::picture
