import type { Mutant } from './mutate.ts'
import type { Read } from './reads.ts'

/** A mutant with its number. */
export type WithNumber = Mutant & Readonly<{ number: number }>

/** A place of a source that is written otherwise, from its text as it is. */
export type Place = Readonly<{ start: number; end: number; isStatement: boolean; write: (original: string) => string }>

/** Asleep until `globalThis.causewayMutant` is its number: one build serves all mutants. */
export function asleep({ start, end, number, replacement, isAct }: WithNumber): Place {
  const write = (original: string) => `(globalThis.causewayMutant === ${number} ? (${replacement}) : (${original}))`
  return { start, end, isStatement: isAct, write }
}

/** Goes on as it is, but has it noted whether the mutant would make a difference here. */
export function watched({ start, end, number, replacement, isAct }: WithNumber): Place {
  const write = (original: string) =>
    `globalThis.causewayWatch(${number}, ${isAct}, () => (${original}), () => (${replacement}))`
  return { start, end, isStatement: isAct, write }
}

/** Goes on as it is, but has it noted that a constant is read in which these mutants stand. */
export function readOf({ start, end, name, isShorthand }: Read, numbers: readonly number[]): Place {
  const write = (original: string) =>
    `${isShorthand ? `${name}: ` : ''}globalThis.causewayRead([${numbers}], ${original})`
  return { start, end, isStatement: false, write }
}

/** The source with places written otherwise, the inner ones first. */
export function weave(source: string, places: readonly Place[]): string {
  const render = (start: number, end: number, inside: readonly Place[]): string => {
    let text = ''
    let at = start
    const outermost = inside.filter((each) => !inside.some((other) => contains(other, each)))
    const ranges = [...new Map(outermost.map((each) => [each.start, each])).values()].sort((a, b) => a.start - b.start)
    for (const range of ranges) {
      const own = inside.filter((each) => each.start === range.start && each.end === range.end)
      const within = inside.filter((each) => contains(range, each))
      const original = render(range.start, range.end, within)
      // A line that begins with a bracket would be read as a call of the line before it.
      const isStatement = own.some((each) => each.isStatement)
      const written = own.reduce((before, { write }) => write(before), original)
      text += source.slice(at, range.start) + (isStatement ? 'void ' : '') + written
      at = range.end
    }
    return text + source.slice(at, end)
  }
  return render(0, source.length, places)
}

type Range = Readonly<{ start: number; end: number }>

function contains(outer: Range, inner: Range): boolean {
  return outer.start <= inner.start && inner.end <= outer.end && outer.end - outer.start > inner.end - inner.start
}
