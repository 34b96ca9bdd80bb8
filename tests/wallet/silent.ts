import { createEndings, createOwnMemory } from '../../src/wallet/endings.ts'

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
  endings: createEndings({ memory: memory(), nowSeconds }),
  signatures: createEndings({ memory: createOwnMemory(), nowSeconds }),
  keepWindow: async () => {},
  isInView: async () => true,
})
