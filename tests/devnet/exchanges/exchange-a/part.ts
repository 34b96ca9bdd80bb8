import { DEV_ACCOUNTS, SOLVER } from '../../accounts.ts'
import type { Part, PartStart } from '../../parts.ts'
import { exchangeFaults } from '../faults.ts'
import { listening } from '../listening.ts'
import { EXCHANGE_PATH, exchangeAApp } from './app.ts'
import { EXCHANGE_A_DEPOSITORY, exchangeAChain } from './chain.ts'
import { exchangeAControl, fund, setBalance } from './control.ts'
import { exchangeAFamily } from './family.ts'
import { createLedger, type Ledger } from './ledger.ts'
import { midsOf } from './mids.ts'
import { nonceMemory } from './nonces.ts'
import { CURRENCIES } from './tokens.ts'
import { DEVNET_WORDS, type Words } from './words.ts'

/** 10,000 of each currency, in units of 10^-8. */
const START_AMOUNT = 10_000n * 10n ** 8n
/** A billion of each currency. */
const SOLVER_AMOUNT = 10n ** 17n
/** interface.md, "Exchange A authorize `sign`". */
const MAPPING_DOMAIN = 'ServiceNonceMapping'

export async function startExchangeA({ choice, clock, prices }: PartStart, words: Words = DEVNET_WORDS): Promise<Part> {
  const now = () => clock.now()
  const ledger = createLedger(now)
  endow(ledger)
  const faults = exchangeFaults(EXCHANGE_PATH)
  const mids = midsOf(prices)
  const app = exchangeAApp({ ledger, nonces: nonceMemory(), words, now, faults, mids })
  const server = await listening(app, 'exchangeA', choice)
  const chain = exchangeAChain(server.url, SOLVER.address)
  return {
    name: 'exchangeA',
    family: exchangeAFamily({ chain, ledger, solver: SOLVER.address, words, mappingDomain: MAPPING_DOMAIN, now }),
    line: { url: server.url, depository: EXCHANGE_A_DEPOSITORY },
    control: (control) => exchangeAControl(control, { ledger, faults, mids }),
    fund: async (address, amount) => fund(ledger, address, undefined, amount),
    setBalance: (address, currency, amount) => setBalance(ledger, { address, currency, amount }),
    stop: server.stop,
  }
}

function endow(ledger: Ledger): void {
  for (const { dex, token } of CURRENCIES) {
    for (const { address } of DEV_ACCOUNTS) ledger.credit(address, { dex, token, amount: START_AMOUNT })
    ledger.credit(SOLVER.address, { dex, token, amount: SOLVER_AMOUNT })
  }
  for (const { address } of [...DEV_ACCOUNTS, SOLVER]) ledger.activate(address)
}
