import type { FamilyChain } from '../../service/chain.ts'
import { codeOnly } from '../../service/errors.ts'
import type { Family } from '../../service/family.ts'
import type { OriginAsk } from '../../service/origin.ts'
import type { Sighting } from '../../service/sighting.ts'
import { type Accounts, PERPS_ROUTE, USDC_ASSET } from './accounts.ts'
import { EXCHANGE_B_CHAIN_ID, PERP_USDC, RELAYER_ACCOUNT } from './chain.ts'
import { payouts, relayerBalance } from './payouts.ts'
import { accountDetails, transactionDetails } from './reads.ts'
import { withdrawalStep } from './steps.ts'
import type { Transaction, TransactionLog } from './transaction-log.ts'

/** `transferFee` in millionths of a dollar, `now` in epoch milliseconds. */
export type ExchangeBFamilyTools = Readonly<{
  chain: FamilyChain
  accounts: Accounts
  log: TransactionLog
  transferFee: (from: number, to: number) => bigint
  now: () => number
}>

/** Makes the family: users are account indexes, a deposit's memo is the order id. */
export function exchangeBFamily({ chain, accounts, log, transferFee, now }: ExchangeBFamilyTools): Family {
  return {
    vmType: 'lvm',
    chains: [chain],
    addressWords: 'an account index of exchange B',
    address: (_chain, text) => (/^(0|[1-9][0-9]{0,14})$/.test(text) ? text : undefined),
    currency: (_chain, text) => (text === PERP_USDC.address ? PERP_USDC : undefined),
    async openOrigin(ask) {
      refuseOrigin(ask, accounts)
      const accountIndex = Number(ask.user)
      return {
        userBalance: accounts.balance({ accountIndex, assetIndex: USDC_ASSET.index, route: PERPS_ROUTE }),
        confirmationSeconds: 0,
        async plan(plan) {
          const usdcFee = transferFee(accountIndex, RELAYER_ACCOUNT)
          return { steps: [withdrawalStep(plan, usdcFee)], gas: usdcFee }
        },
      }
    },
    async openDestination({ recipient }) {
      // interface.md, "Exchange B": the account must already exist.
      const isKnown = accounts.l1AddressOf(Number(recipient)) !== undefined
      if (!isKnown || Number(recipient) === RELAYER_ACCOUNT) {
        const sentence = isKnown ? 'the relayer cannot receive a fill' : `exchange B has no account ${recipient}`
        throw codeOnly(400, 'INVALID_RECIPIENT', `recipient: ${sentence}`)
      }
      return {
        deliveryCost: 0n,
        solverBalance: async () => relayerBalance(accounts),
        tryDelivery: async () => undefined,
      }
    },
    pay: payouts({ accounts, log, now }),
    async watch(sink) {
      const stop = log.onAdded((transaction) => {
        for (const sighting of sightings(transaction)) sink(sighting)
      })
      return async () => stop()
    },
    async lookUp(_chain, txHash) {
      const transaction = log.byHash(txHash)
      return transaction ? sightings(transaction) : 'absent'
    },
    isTransactionHash: (text) => /^(0x)?[0-9a-fA-F]{80}$/.test(text),
    explore: async (_chain, kind, id) => explored(() => details(kind, id, accounts, log)),
  }
}

function refuseOrigin({ user, body }: OriginAsk, accounts: Accounts): void {
  if (body.useDepositAddress) {
    throw codeOnly(400, 'UNSUPPORTED_EXECUTION_TYPE', 'useDepositAddress: exchange B has no deposit addresses')
  }
  if (accounts.l1AddressOf(Number(user)) === undefined) {
    throw codeOnly(400, 'INVALID_ADDRESS', `user: exchange B has no account ${user}`)
  }
}

// Perps USDC to the relayer.
function sightings({ hash, transfer }: Transaction): readonly Sighting[] {
  if (!transfer || Number(transfer.toAccountIndex) !== RELAYER_ACCOUNT) return []
  if (Number(transfer.assetIndex) !== USDC_ASSET.index || Number(transfer.toRouteType) !== PERPS_ROUTE) return []
  return [
    {
      key: hash,
      chainId: EXCHANGE_B_CHAIN_ID,
      txHash: hash,
      orderId: transfer.memo,
      from: `${transfer.accountIndex}`,
      currency: PERP_USDC.address,
      amount: transfer.amount,
      state: 'confirmed',
    },
  ]
}

function details(kind: 'tx' | 'address', id: string, accounts: Accounts, log: TransactionLog): unknown {
  // Its explorer has no lag.
  const upTo = Number.POSITIVE_INFINITY
  return kind === 'tx'
    ? transactionDetails(log, { by: 'hash', value: id }, upTo)
    : accountDetails(accounts, 'index', id)
}

function explored(read: () => unknown): unknown {
  try {
    return read()
  } catch {
    return undefined
  }
}
