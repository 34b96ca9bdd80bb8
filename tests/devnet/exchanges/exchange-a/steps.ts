import { codeOnly } from '../../service/errors.ts'
import type { Step, StepPlan } from '../../service/origin.ts'
import { fixedText } from '../decimal.ts'
import { EXCHANGE_A_CHAIN_ID, EXCHANGE_A_DEPOSITORY, EXCHANGE_A_SLUG } from './chain.ts'
import { LEDGER_DECIMALS, type LedgerCurrency, TRANSFER_DECIMALS, TRANSFER_STEP } from './tokens.ts'
import { sendAssetFields, type Words } from './words.ts'

/** interface.md, "Exchange A authorize `sign`". */
const NONCE_MAPPING = [
  { name: 'chainId', type: 'string' },
  { name: 'wallet', type: 'address' },
  { name: 'depositor', type: 'address' },
  { name: 'id', type: 'bytes32' },
  { name: 'nonce', type: 'uint256' },
] as const

/** Unless the wallet uses its own chain's id. */
const SIGNATURE_CHAIN_ID = 1

/** The nonce is in milliseconds. */
export type WithdrawalTerms = Readonly<{
  currency: LedgerCurrency
  nonce: number
  words: Words
  mappingDomain: string
}>

/** Refuses amounts (units of 10^-8) that are too fine for a transfer. */
export function refuseUnevenAmount(amount: bigint): void {
  if (amount % TRANSFER_STEP === 0n) return
  const message = `amount: exchange A moves at most ${TRANSFER_DECIMALS} decimals, got ${fixedText(amount, LEDGER_DECIMALS)}`
  throw codeOnly(400, 'UNSUPPORTED_EXECUTION_TYPE', message)
}

/** Makes a withdrawal's steps: authorize, then deposit. interface.md, "Quote rules" 5. */
export function withdrawalSteps(plan: StepPlan, terms: WithdrawalTerms): readonly Step[] {
  return [authorizeStep(plan, terms), depositStep(plan, terms)]
}

function authorizeStep({ user, orderId, requestId }: StepPlan, { nonce, mappingDomain }: WithdrawalTerms): Step {
  const mapping = { wallet: user, depositor: user, nonce, id: orderId }
  return {
    id: 'authorize',
    action: 'Sign the nonce mapping in your wallet',
    description: 'Sign a message that ties the deposit to its order',
    kind: 'signature',
    requestId,
    depositAddress: '',
    items: [
      {
        status: 'incomplete',
        data: {
          sign: {
            signatureKind: 'eip712',
            domain: {
              name: mappingDomain,
              version: '2',
              chainId: SIGNATURE_CHAIN_ID,
              verifyingContract: '0x0000000000000000000000000000000000000000',
            },
            types: { NonceMapping: NONCE_MAPPING },
            value: { chainId: EXCHANGE_A_SLUG, ...mapping },
            primaryType: 'NonceMapping',
          },
          post: {
            endpoint: '/authorize',
            method: 'POST',
            body: {
              type: 'nonce-mapping',
              walletChainId: EXCHANGE_A_CHAIN_ID,
              ...mapping,
              signatureChainId: SIGNATURE_CHAIN_ID,
            },
          },
        },
      },
    ],
  }
}

function depositStep(plan: StepPlan, { currency, nonce, words }: WithdrawalTerms): Step {
  const units = plan.payment.amount / TRANSFER_STEP
  const parameters = {
    [words.chainField]: 'Mainnet',
    destination: EXCHANGE_A_DEPOSITORY,
    sourceDex: currency.dex,
    destinationDex: currency.dex,
    token: `${currency.token.name}:${currency.token.tokenId}`,
    amount: fixedText(units, TRANSFER_DECIMALS),
    fromSubAccount: '',
    nonce,
  }
  return {
    id: 'deposit',
    action: 'Confirm transaction in your wallet',
    description: `Send ${currency.symbol} to the depository's account on the exchange`,
    kind: 'transaction',
    requestId: plan.requestId,
    depositAddress: '',
    items: [
      {
        status: 'incomplete',
        data: {
          action: { type: 'sendAsset', parameters },
          nonce,
          eip712Types: { [words.primaryType]: sendAssetFields(words) },
          eip712PrimaryType: words.primaryType,
        },
        check: plan.check,
      },
    ],
  }
}
