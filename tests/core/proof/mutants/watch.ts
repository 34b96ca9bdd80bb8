/** `reached` mutants are evaluated; `different` ones would change something. */
export type Touched = Readonly<{ reached: ReadonlySet<number>; different: ReadonlySet<number> }>

/**
 * A mutant differs by value, exception or effect; in a constant, at each read.
 * @returns the case's answer too
 */
export async function watch<T>(ask: () => T | Promise<T>): Promise<Touched & Readonly<{ answer: T }>> {
  const reached = new Set<number>()
  const different = new Set<number>()
  let acts = 0
  let isTrying = false
  const causewayWatch = (number: number, isAct: boolean, original: () => unknown, mutant: () => unknown): unknown => {
    if (isAct) acts += 1
    // A first evaluation must have no effect and wake no other mutant.
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
