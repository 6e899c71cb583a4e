/// @file
/// A reference to something callable, for callbacks that do not outlive the call.
#pragma once

#include <memory>
#include <type_traits>
#include <utility>

namespace nonet {

template <typename Signature>
class FunctionRef;

/// Two words; never allocates. Whatever it was made from must live as long as it does.
template <typename Result, typename... Args>
class FunctionRef<Result(Args...)> {
 public:
  template <typename F>
  requires(!std::is_same_v<std::remove_cvref_t<F>, FunctionRef> &&
           std::is_invocable_r_v<Result, F&, Args...>)
      // Implicit, so that a lambda can be passed where a FunctionRef is wanted.
      FunctionRef(
          F&& callable)  // NOLINT(google-explicit-constructor,bugprone-forwarding-reference-overload)
      : object_(const_cast<void*>(static_cast<const void*>(std::addressof(callable)))),
        call_([](void* object, Args... args) -> Result {
          return (*static_cast<std::remove_reference_t<F>*>(object))(std::forward<Args>(args)...);
        }) {}

  Result operator()(Args... args) const { return call_(object_, std::forward<Args>(args)...); }

 private:
  void* object_;
  Result (*call_)(void*, Args...);
};

}  // namespace nonet
