# Shared parts of script/test and script/check; sourced after common.sh, as `. script/steps.sh "$@"`. Their arguments
# name the steps to run; none means all. A step keeps its output in build/logs and says in one line how it went; a
# failed one shows the end of it. Lanes run side by side.

logs=build/logs
mkdir -p "$logs"
tally=$(mktemp)
began=$SECONDS
chosen=" $* "
processors=$(getconf _NPROCESSORS_ONLN)
trap 'rm -f "$tally"' EXIT
# Whoever ends the script ends its lanes.
trap 'trap - TERM; kill 0' INT TERM

# Every step of the script that asks, in its order.
step_names() { sed -nE 's/^ *step(_if_named)? ([a-z-]+) (tests|check) .*/\2/p' "$0"; }
for name in "$@"; do
  step_names | grep -qx "$name" || die "$0 has no step \"$name\", but these: $(step_names | paste -sd ' ' -)"
done

# count_tests LOG: adds up what test runners say: CTest, node --test, Vitest, Playwright. Prints "passed failed".
count_tests() {
  awk '
    /tests passed, [0-9]+ tests? failed out of [0-9]+/ {
      for (i = 1; i <= NF; i++) {
        if ($i == "passed,") bad = $(i + 1)
        if ($i == "of") all = $(i + 1)
      }
      f += bad; p += all - bad
    }
    /^# pass [0-9]+$/ { p += $3 }
    /^# fail [0-9]+$/ { f += $3 }
    /^ *Tests +.*[0-9]+ (passed|failed)/ {
      for (i = 2; i <= NF; i++) { if ($i == "passed") p += $(i - 1); if ($i == "failed") f += $(i - 1) }
    }
    /^ +[0-9]+ passed( \(.*\))?$/ { p += $1 }
    /^ +[0-9]+ (failed|flaky|did not run|skipped|interrupted)$/ { f += $1 }
    END { print p + 0, f + 0 }' "$1"
}

# show_failure LOG: the tests that node --test names as failed, wherever they stand, and the end.
show_failure() {
  awk '/^not ok /{ on = 1 } on { print } /^  \.\.\.$/ { on = 0 }' "$1" | head -n 80
  tail -n 120 "$1"
}

# step NAME tests|check COMMAND...: runs one step. A check counts as one test; tests are counted by their runner.
step() {
  local name=$1 kind=$2 start=$SECONDS status=0 p=0 f=0
  shift 2
  case $chosen in "  " | *" $name "*) ;; *) return 0 ;; esac
  local log="$logs/$name.log"
  NO_COLOR=1 FORCE_COLOR=0 "$@" >"$log" 2>&1 || status=$?
  if [ "$kind" = tests ]; then read -r p f <<<"$(count_tests "$log")"; fi
  if [ "$kind" = check ] && [ "$status" = 0 ]; then p=1; fi
  # A run that ended badly without naming a test, or that ran none, has failed all the same.
  if [ "$status" != 0 ] || [ "$p" = 0 ]; then [ "$f" != 0 ] || f=1; fi
  echo "$p $f" >>"$tally"
  say "$(printf '%-20s %5d passed, %d failed  %5d s' "$name" "$p" "$f" $((SECONDS - start)))"
  if [ "$f" != 0 ]; then show_failure "$log"; fi
}

# step_if_named NAME tests|check COMMAND...: one that takes too long to run unasked.
step_if_named() { [ "$chosen" = "  " ] || step "$@"; }

# lanes LANE...: runs functions two at a time, in their order, and waits for all of them. Steps that compile use all processors; a lane beside them takes what they
# leave.
lanes() {
  local claimed runner lane running=()
  claimed=$(mktemp -d)
  for runner in 1 2; do
    for lane in "$@"; do
      # Whoever makes the folder of a lane runs it. One that breaks off has left steps out, which count as one failure.
      mkdir "$claimed/$lane" 2>/dev/null || continue
      "$lane" &
      wait $! || echo "0 1" >>"$tally"
    done &
    running+=($!)
  done
  wait "${running[@]}"
  rm -rf "$claimed"
}

# Ends with one line, "N passed, M failed". With NONET_TALLY, a file, the numbers go there instead, for whoever adds up several scripts (.ci/run).
finish() {
  local p f
  read -r p f <<<"$(awk '{ p += $1; f += $2 } END { print p + 0, f + 0 }' "$tally")"
  say ""
  if [ -n "${NONET_TALLY:-}" ]; then
    echo "$p $f" >>"$NONET_TALLY"
    say "$(basename "$0"): $p of $((p + f)) in $((SECONDS - began)) s"
  else
    say "in $((SECONDS - began)) s"
    say "$p passed, $f failed"
  fi
  [ "$f" = 0 ] && [ "$p" != 0 ]
}

# run_node_tests FOLDER: a file is a process, and as many run at a time as there are processors (one less if Node were to choose).
run_node_tests() { npm_packages tests && node --test --test-concurrency="$processors" --test-reporter=tap tests/"$1"/*.test.mjs; }
# run_ctest PRESET [TARGET...]
run_ctest() { build_preset "$@" && ctest --preset "$1" --parallel "$processors"; }
