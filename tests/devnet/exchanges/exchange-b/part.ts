import { DEV_ACCOUNTS, SOLVER } from '../../accounts.ts'
import type { Part, PartStart } from '../../parts.ts'
import { exchangeFaults } from '../faults.ts'
import { listening } from '../listening.ts'
import { createAccounts } from './accounts.ts'
import { exchangeBApp, SEND_PATH } from './app.ts'
import { exchangeBChain, RELAYER_ACCOUNT } from './chain.ts'
import { type ExchangeBSettings, exchangeBControl, fund, perpsOf, setBalance } from './control.ts'
import { exchangeBFamily } from './family.ts'
import { MAIN_NETWORK } from './transaction-hash.ts'
import { createTransactionLog } from './transaction-log.ts'

/** 10,000 USDC, in millionths. */
const START_AMOUNT = 10_000_000_000n
/** A billion. */
const RELAYER_AMOUNT = 10n ** 15n
/** Three dollars, as in published examples. service-facts.md 6. */
const TRANSFER_FEE = 3_000_000n

/**
 * Starts exchange B with a funded account for each development account.
 *
 * Wallets register their own API keys.
 */
export async function startExchangeB({ choice, clock }: PartStart): Promise<Part> {
  const now = () => clock.now()
  const accounts = createAccounts()
  const log = createTransactionLog(now)
  accounts.open(SOLVER.address, RELAYER_ACCOUNT)
  fund(accounts, perpsOf(accounts, `${RELAYER_ACCOUNT}`), RELAYER_AMOUNT)
  for (const { address } of DEV_ACCOUNTS) fund(accounts, perpsOf(accounts, address), START_AMOUNT)
  const settings: ExchangeBSettings = { shape: 'sub_accounts', transferFee: TRANSFER_FEE }
  const transferFee = () => settings.transferFee
  const faults = exchangeFaults(SEND_PATH)
  const shape = () => settings.shape
  const app = exchangeBApp({ accounts, log, chainId: MAIN_NETWORK, now, transferFee, faults, shape })
  const server = await listening(app, 'exchangeB', choice)
  return {
    name: 'exchangeB',
    family: exchangeBFamily({ chain: exchangeBChain(server.url), accounts, log, transferFee, now }),
    line: { url: server.url, relayerAccountIndex: RELAYER_ACCOUNT },
    control: (control) => exchangeBControl(control, { accounts, faults, settings }),
    fund: async (address, amount) => fund(accounts, perpsOf(accounts, address), amount),
    setBalance: (address, currency, amount) => setBalance(accounts, { address, currency, amount }),
    stop: server.stop,
  }
}
