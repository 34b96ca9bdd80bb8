import { createEndings, createOwnMemory } from '../../src/wallet/endings.ts'

/** Memory that ends with the test. */
export function memory() {
  const kept: { value?: unknown } = {}
  return {
    read: async () => kept.value,
    write: async (value: unknown) => {
      kept.value = structuredClone(value)
    },
  }
}

/** What prompts need beside what a test looks at: every tab is in view, and windows open without a word. */
export const silent = (nowSeconds: () => number = () => 0) => ({
  endings: createEndings({ memory: memory(), nowSeconds }),
  signatures: createEndings({ memory: createOwnMemory(), nowSeconds }),
  keepWindow: async () => {},
  isInView: async () => true,
})
