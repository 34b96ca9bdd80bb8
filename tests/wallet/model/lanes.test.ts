import { vi } from 'vitest'
import { modelRuns } from './model.ts'

// An earlier file may have loaded the true modules.
vi.hoisted(() => vi.resetModules())
vi.mock('../../../src/core/quote/order-id.ts', async (load) =>
  (await import('../../core/proof/remembered.ts')).rememberedOrders(await load()),
)
vi.mock('../../../src/core/quote/order-signature.ts', async (load) =>
  (await import('../../core/proof/remembered.ts')).rememberedSigners(await load()),
)
vi.mock('../../../src/core/quote/quote.ts', async (load) =>
  (await import('../../core/proof/remembered.ts')).rememberedTexts(await load()),
)
vi.mock('../../../src/core/intent/intent.ts', async (load) =>
  (await import('../../core/proof/remembered.ts')).rememberedIntents(await load()),
)

modelRuns([
  'two steps of exchange A',
  'a transfer on exchange B',
  'coins of Bitcoin',
  'two transfers of one account',
  'two transfers of one allowance',
])
