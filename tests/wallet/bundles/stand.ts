import type { BundleCall } from '../../../src/core/bundle/bundle.ts'
import type { FundedSimulation } from '../../../src/core/bundle/funded-simulation.ts'
import type { KnownOrder } from '../../../src/core/families/evm/deposit-events.ts'
import type { IntentInput } from '../../../src/core/intent/intent.ts'
import type { Currency } from '../../../src/core/money/currency.ts'
import { devnet } from '../../../src/core/profiles/devnet.ts'
import { currencyOf } from '../../../src/core/profiles/profile.ts'
import { failedSaying } from '../../../src/core/reason/reason.ts'
import type { Balance } from '../../../src/wallet/balances/currency-balances.ts'
import type { ProposalPorts } from '../../../src/wallet/bundles/proposal.ts'
import type { RequestedCalls } from '../../../src/wallet/bundles/requested-calls.ts'
import type { AskedQuote } from '../../../src/wallet/quotes/proven-quote.ts'
import { ETH, NOW, STRANGER, USDC, USER } from '../../core/honest.ts'
import { only } from '../../made.ts'

export const BASE = 8453
/** The unit is wei per gas. */
export const GAS_WEI = 10n ** 9n
export const GAS = 21_000n

export function currency(chainId: number, address: string): Currency {
  const found = currencyOf(devnet, chainId, address)
  if (!found) throw new Error(`expected a currency of the profile, got ${address}`)
  return found
}

export function held(chainId: number, address: string, value: bigint): Balance {
  return { currency: currency(chainId, address), account: USER, known: true, value }
}

const CALL: BundleCall = { to: STRANGER, data: '0x', value: 5n, gas: undefined }

export function wish(changes: Partial<RequestedCalls> = {}): RequestedCalls {
  return { account: USER, chainId: BASE, calls: [CALL], required: [], ...changes }
}

/** It holds only the fields that a proposal reads. */
export function provenLeg(input: IntentInput, changes: Readonly<{ id?: string; paid?: bigint; until?: number }> = {}) {
  const { id = 'leg', paid = input.amount, until = NOW + 30 } = changes
  const pays = { currency: currency(input.originChainId, input.originCurrency), value: paid }
  const quote = { planHash: `plan of ${id}`, pays, expiresAtSeconds: until, ticks: [] }
  return only<AskedQuote>({ state: 'proven', open: { id, ticket: `ticket of ${id}`, quote } })
}

export function newState() {
  return {
    simulation: {
      needs: [{ token: ETH, amount: 5n, has: 10n ** 18n }],
      gasUsed: [GAS],
      reverted: undefined,
      effects: { ok: true, value: { changes: [{ currency: ETH, amount: -5n }], approvals: [], deposits: [] } },
    } as FundedSimulation,
    /** A negative balance means a silent node. */
    there: new Map([[`${BASE} ${ETH}`, 10n ** 18n]]),
    balances: [] as readonly Balance[],
    asked: [] as IntentInput[],
    known: new Map<string, KnownOrder>(),
    answer: (input: IntentInput, at: number): AskedQuote => provenLeg(input, { id: `leg ${at}` }),
  }
}

/** The account has native currency on Ethereum, none on Base. */
export function short(state: ReturnType<typeof newState>): void {
  state.simulation = { ...state.simulation, needs: [{ token: ETH, amount: 5n, has: 0n }] }
  state.there.set(`${BASE} ${ETH}`, 0n)
  state.balances = [held(1, ETH, 10n ** 18n)]
}

export function portsOf(state: ReturnType<typeof newState>): ProposalPorts {
  return {
    profile: devnet,
    simulateFunded: async () => ({ ok: true, value: state.simulation }),
    fees: async () => ({ ok: true, value: { maxFeePerGasWei: GAS_WEI } }),
    balanceOf: async (chainId, token) => {
      const value = state.there.get(`${chainId} ${token}`) ?? 0n
      return value < 0n ? failedSaying('no answer in time') : { ok: true, value }
    },
    knownOf: async (orderIds) => orderIds.map((each) => state.known.get(each)).find((each) => each !== undefined),
    balances: async () => state.balances,
    ask: async (input) => {
      state.asked.push(input)
      return state.answer(input, state.asked.length)
    },
  }
}

/** Nodes write addresses in lower case. */
export const USDC_ON_BASE = USDC[8453].toLowerCase()
