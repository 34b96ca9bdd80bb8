import type { Mutant } from './mutate.ts'
import type { Read } from './reads.ts'

export type WithNumber = Mutant & Readonly<{ number: number }>

export type Place = Readonly<{ start: number; end: number; isStatement: boolean; write: (original: string) => string }>

/** `globalThis.causewayMutant` wakes one mutant, so one build serves all. */
export function asleep({ start, end, number, replacement, isAct }: WithNumber): Place {
  const write = (original: string) => `(globalThis.causewayMutant === ${number} ? (${replacement}) : (${original}))`
  return { start, end, isStatement: isAct, write }
}

export function watched({ start, end, number, replacement, isAct }: WithNumber): Place {
  const write = (original: string) =>
    `globalThis.causewayWatch(${number}, ${isAct}, () => (${original}), () => (${replacement}))`
  return { start, end, isStatement: isAct, write }
}

/** Keeps the original and notes a read of a mutated constant. */
export function readOf({ start, end, name, isShorthand }: Read, numbers: readonly number[]): Place {
  const write = (original: string) =>
    `${isShorthand ? `${name}: ` : ''}globalThis.causewayRead([${numbers}], ${original})`
  return { start, end, isStatement: false, write }
}

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
      // A leading bracket would call the previous line.
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
