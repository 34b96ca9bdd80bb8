/** What a case touches: the mutants whose place it evaluates, and those that would make a difference there. */
export type Touched = Readonly<{ reached: ReadonlySet<number>; different: ReadonlySet<number> }>

/**
 * Notes which mutants a case touches, as the watched build of the proof tells it. A mutant makes a difference where its
 * expression gives another value than the original, throws, or where either calls something for its effect; one that
 * stands in a constant of a module, wherever the constant is read.
 *
 * @returns what the case answered beside
 */
export async function watch<T>(ask: () => T | Promise<T>): Promise<Touched & Readonly<{ answer: T }>> {
  const reached = new Set<number>()
  const different = new Set<number>()
  let acts = 0
  let isTrying = false
  const causewayWatch = (number: number, isAct: boolean, original: () => unknown, mutant: () => unknown): unknown => {
    if (isAct) acts += 1
    // What a mutant would do is only looked at: it has no effect, and wakes no others.
    if (isTrying) return isAct ? undefined : original()
    reached.add(number)
    if (isAct) different.add(number)
    const before = acts
    const value = original()
    if (different.has(number)) return value
    isTrying = true
    try {
      const other = mutant()
      if (!Object.is(value, other) || acts !== before) different.add(number)
    } catch {
      different.add(number)
    } finally {
      isTrying = false
    }
    return value
  }
  const causewayRead = (numbers: readonly number[], value: unknown): unknown => {
    for (const number of isTrying ? [] : numbers) {
      reached.add(number)
      different.add(number)
    }
    return value
  }
  Object.assign(globalThis, { causewayWatch, causewayRead })
  return { answer: await ask(), reached, different }
}
