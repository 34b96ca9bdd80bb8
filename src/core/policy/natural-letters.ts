const SHARE_OF_COMMON_PAIRS = 0.9
// Text in any language has about two bits a letter; other letters count as random ones.
const LOG10_OF_NATURAL = 0.65
const LOG10_OF_OTHER = 1.7
const LOG10_OF_RANDOM = 1
const WORD = /[a-z]+/g

/** Learns from words which letters follow each other, and gives log10 of the guesses for small letters. */
export function learnLetters(words: Iterable<string>): (letters: string) => number {
  const counts = new Map<string, number>()
  for (const word of words) {
    for (const [run] of word.matchAll(WORD)) {
      for (const pair of pairsOf(run)) counts.set(pair, (counts.get(pair) ?? 0) + 1)
    }
  }
  const common = commonOf([...counts].sort(([, one], [, other]) => other - one))
  return (letters) =>
    pairsOf(letters).reduce(
      (sum, pair) => sum + (common.has(pair) ? LOG10_OF_NATURAL : LOG10_OF_OTHER),
      LOG10_OF_RANDOM,
    )
}

function commonOf(sorted: readonly (readonly [pair: string, count: number])[]): ReadonlySet<string> {
  let left = SHARE_OF_COMMON_PAIRS * sorted.reduce((sum, [, count]) => sum + count, 0)
  const common = new Set<string>()
  for (const [pair, count] of sorted) {
    if (left <= 0) break
    common.add(pair)
    left -= count
  }
  return common
}

function pairsOf(run: string): readonly string[] {
  return [...run.slice(1)].map((letter, at) => `${run[at]}${letter}`)
}
