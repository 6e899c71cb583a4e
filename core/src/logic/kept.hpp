/// @file
/// Results that the finders of one family work out of a position once for all of them.
#pragma once

#include <memory>

namespace nonet::logic {

/// A place for one thing, of a type that only the family knows which keeps it there.
class Kept {
 public:
  /// The kept thing; `make()` makes it on first use. Ask one place for one type alone.
  template <class Thing, class Make>
  Thing& get(const Make& make) {
    if (!kept_) kept_ = Pointer(std::make_unique<Holder<Thing>>(make).release(), end<Thing>);
    return static_cast<Holder<Thing>*>(kept_.get())->thing;
  }

 private:
  using Pointer = std::unique_ptr<void, void (*)(void*)>;

  /// Made in its place, so that it need not be moved.
  template <class Thing>
  struct Holder {
    template <class Make>
    explicit Holder(const Make& make) : thing(make()) {}
    Thing thing;
  };
  template <class Thing>
  static void end(void* kept) {
    const std::unique_ptr<Holder<Thing>> owner(static_cast<Holder<Thing>*>(kept));
  }

  Pointer kept_{nullptr, nullptr};
};

}  // namespace nonet::logic
