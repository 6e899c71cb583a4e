/// @file
/// A reference to a callable, for callbacks that end with the call. It owns nothing: do not store it.
#pragma once

#include <memory>
#include <type_traits>
#include <utility>

namespace nonet {

template <typename Signature>
class FunctionRef;

/// Two words; never allocates. The function it was made from must live as long as it does, and be
/// callable when const, as a lambda is that captures by reference.
template <typename Result, typename... Args>
class FunctionRef<Result(Args...)> {
 public:
  /// Implicit, so that a lambda can be passed where a FunctionRef is wanted.
  template <typename F>
    requires(!std::is_same_v<F, FunctionRef> && std::is_invocable_r_v<Result, const F&, Args...>)
  FunctionRef(const F& callable)
      : object_(std::addressof(callable)), call_([](const void* object, Args... args) -> Result {
          return (*static_cast<const F*>(object))(std::forward<Args>(args)...);
        }) {}

  Result operator()(Args... args) const { return call_(object_, std::forward<Args>(args)...); }

 private:
  const void* object_;
  Result (*call_)(const void*, Args...);
};

}  // namespace nonet
