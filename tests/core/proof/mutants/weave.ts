import type { Mutant } from './mutate.ts'

/** A mutant with its number. */
export type WithNumber = Mutant & Readonly<{ number: number }>

/** How a place is written that has a mutant: from its text as it is, and as the mutant has it. */
export type Write = (mutant: WithNumber, original: string) => string

/** Asleep until `globalThis.causewayMutant` is its number: one build serves all mutants. */
export const asleep: Write = ({ number, replacement }, original) =>
  `(globalThis.causewayMutant === ${number} ? (${replacement}) : (${original}))`

/** Goes on as it is, but has it noted whether the mutant would make a difference here. */
export const watched: Write = ({ number, replacement, isAct }, original) =>
  `globalThis.causewayWatch(${number}, ${isAct}, () => (${original}), () => (${replacement}))`

/** The source with its mutants inside, each place written in the way that is asked for. */
export function weave(source: string, mutants: readonly WithNumber[], write: Write): string {
  const render = (start: number, end: number, inside: readonly WithNumber[]): string => {
    let text = ''
    let at = start
    const outermost = inside.filter((each) => !inside.some((other) => contains(other, each)))
    const ranges = [...new Map(outermost.map((each) => [each.start, each])).values()].sort((a, b) => a.start - b.start)
    for (const range of ranges) {
      const own = inside.filter((each) => each.start === range.start && each.end === range.end)
      const within = inside.filter((each) => contains(range, each))
      const original = render(range.start, range.end, within)
      // A line that begins with a bracket would be read as a call of the line before it.
      const isStatement = own.some(({ isAct }) => isAct)
      const written = own.reduce((before, mutant) => write(mutant, before), original)
      text += source.slice(at, range.start) + (isStatement ? 'void ' : '') + written
      at = range.end
    }
    return text + source.slice(at, end)
  }
  return render(0, source.length, mutants)
}

type Range = Readonly<{ start: number; end: number }>

function contains(outer: Range, inner: Range): boolean {
  return outer.start <= inner.start && inner.end <= outer.end && outer.end - outer.start > inner.end - inner.start
}
