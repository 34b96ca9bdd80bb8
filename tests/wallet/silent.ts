import { createPromptResults, createVolatileMemory } from '../../src/wallet/approvals/prompt-results.ts'

export function memory() {
  const kept: { value?: unknown } = {}
  return {
    read: async () => kept.value,
    write: async (value: unknown) => {
      kept.value = structuredClone(value)
    },
  }
}

/** Tabs are visible and windows open silently. */
export const silent = (nowSeconds: () => number = () => 0) => ({
  results: createPromptResults({ memory: memory(), nowSeconds }),
  signatures: createPromptResults({ memory: createVolatileMemory(), nowSeconds }),
  isIntact: async () => true,
  keepWindow: async () => {},
  isInView: async () => true,
})
