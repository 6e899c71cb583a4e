/// The texts that are compiled into the command line program, and how languages write numbers and lists.
#include "texts/texts.hpp"

#include <algorithm>
#include <array>
#include <limits>

#include "core/catch.hpp"

namespace nonet::cli {
namespace {

std::string_view language_for(std::string_view tag) {
  const Texts* texts = Texts::of(tag);
  return texts != nullptr ? texts->language() : "";
}

}  // namespace

TEST_CASE("texts: every file of them is in the program, and all of it is understood") {
  const auto languages = Texts::languages();
  CHECK(std::count(languages.begin(), languages.end(), "en") == 1);
  CHECK(std::count(languages.begin(), languages.end(), "zh-CN") == 1);
  const Texts& english = *Texts::of("en");
  for (const std::string_view language : languages) {
    INFO(language);
    const Texts* texts = Texts::of(language);
    REQUIRE(texts);
    CHECK(texts->language() == language);
    for (const std::string& fault : texts->messages().faults) {
      INFO("hints." << language << ".ftl, " << fault);
      CHECK(false);
    }
    CHECK(texts->messages().messages.size() > 300);
    for (const auto& [id, pattern] : english.messages().messages) {
      INFO(id);
      CHECK(texts->has(id));
    }
  }
}

TEST_CASE("texts: sentences") {
  const Texts& english = *Texts::of("en");
  const Texts& chinese = *Texts::of("zh-CN");
  CHECK(english.say("technique-x-wing") == "X-Wing");
  CHECK(chinese.say("technique-x-wing") == "X翼");
  CHECK(english.say("why-house", {{"kind", "row"}, {"number", 4}}) == "row 4");
  CHECK(english.say("also-called", {{"names", List{{"a", "b"}, Join::narrow}}}) ==
        "Also called: a, b");
  CHECK(english.say("no-such-message") == "no-such-message");
  CHECK_FALSE(english.has("no-such-message"));
  CHECK(english.say("why-house", {{"kind", "row"}}) == "row {$number}");
}

TEST_CASE("texts: the language that a reader wants") {
  for (const char* tag : {"en", "EN", "en-GB", "en-US", "en-Latn-GB", "en-GB-oxendict",
                          "en_US.UTF-8", "en_GB@euro", "en-u-hc-h12"}) {
    INFO(tag);
    CHECK(language_for(tag) == "en");
  }
  for (const char* tag :
       {"zh", "zh-CN", "zh-cn", "zh-Hans", "zh-Hans-HK", "zh-SG", "zh_CN.UTF-8"}) {
    INFO(tag);
    CHECK(language_for(tag) == "zh-CN");
  }
  for (const char* tag : {"", "-", "zh-Hant", "zh-TW", "zh-HK", "zh-MO", "zh-Hant-CN", "en-Dsrt",
                          "C", "POSIX", "C.UTF-8", "e", "eng", "tlh", "english"}) {
    INFO(tag);
    CHECK(Texts::of(tag) == nullptr);
  }
  CHECK(same_language("tlh-AQ", "tlh"));
  CHECK_FALSE(same_language("tlh", "en"));
}

/// As Intl.ListFormat writes them.
TEST_CASE("texts: lists") {
  struct Case {
    const char* language;
    Join join;
    std::vector<std::string> lists;
  };
  const auto cases = std::to_array<Case>({
      {"en", Join::and_, {"", "A", "A and B", "A, B, and C", "A, B, C, and D"}},
      {"en", Join::or_, {"", "A", "A or B", "A, B, or C", "A, B, C, or D"}},
      {"en", Join::narrow, {"", "A", "A, B", "A, B, C", "A, B, C, D"}},
      {"zh-CN", Join::and_, {"", "A", "A和B", "A、B和C", "A、B、C和D"}},
      {"zh-CN", Join::or_, {"", "A", "A或B", "A、B或C", "A、B、C或D"}},
      {"zh-CN", Join::narrow, {"", "A", "A、B", "A、B、C", "A、B、C、D"}},
      {"tlh", Join::and_, {"", "A", "A, B", "A, B, C", "A, B, C, D"}},
  });
  const std::vector<std::string> items = {"A", "B", "C", "D"};
  for (const Case& each : cases)
    for (std::size_t count = 0; count < each.lists.size(); ++count) {
      const List list{{items.begin(), items.begin() + static_cast<std::ptrdiff_t>(count)},
                      each.join};
      CHECK(list_text(rules_of(each.language), list) == each.lists[count]);
    }
}

TEST_CASE("texts: numbers and plurals") {
  const LanguageRules& english = rules_of("en-GB");
  CHECK(plural_of(english, 0) == "other");
  CHECK(plural_of(english, 1) == "one");
  CHECK(plural_of(english, -1) == "one");
  CHECK(plural_of(english, 21) == "other");
  CHECK(plural_of(rules_of("zh-CN"), 1) == "other");
  CHECK(plural_of(rules_of("tlh"), 1) == "other");
  CHECK(number_text(english, 0) == "0");
  CHECK(number_text(english, 999) == "999");
  CHECK(number_text(english, -999) == "-999");
  CHECK(number_text(english, 1000) == "1,000");
  CHECK(number_text(english, std::numeric_limits<long long>::min()) ==
        "-9,223,372,036,854,775,808");
  CHECK(number_text(rules_of("tlh"), 1000) == "1000");
}

}  // namespace nonet::cli
