import { formatDecimal } from '../../../lib/decimal.ts'
import type { ArrivalEvidence } from '../../execution/execution.ts'
import type { Amount } from '../../money/currency.ts'
import { reasonLine } from '../../reason/reason.ts'
import type { StepTerms } from '../../sign/signed.ts'
import { redacted } from './redact.ts'

export type SupportValue =
  | string
  | number
  | boolean
  | undefined
  | readonly SupportValue[]
  | { readonly [name: string]: SupportValue }

export function supportTerms(terms: StepTerms): SupportValue {
  switch (terms.terms) {
    case 'evm':
      return {
        nonce: terms.nonce,
        gasLimit: `${terms.gasLimit}`,
        maxFeePerGasWei: `${terms.maxFeePerGasWei}`,
        maxPriorityFeePerGasWei: `${terms.maxPriorityFeePerGasWei}`,
      }
    case 'bitcoin':
      return { coins: terms.outpoints.length, feeSats: `${terms.feeSats}` }
    case 'exchangeB':
      return { apiKeyIndex: terms.apiKeyIndex, nonce: `${terms.nonce}`, expiresAtMs: terms.expiresAtMs }
    default:
      return terms.terms
  }
}

export function supportEvidence(proof: ArrivalEvidence): { readonly [name: string]: SupportValue } {
  return proof.proof === 'verified'
    ? { proof: proof.proof, txHash: proof.txHash, amount: supportAmount(proof.amount) }
    : { proof: proof.proof, txHash: redactedText(proof.txHash), why: redacted(reasonLine(proof.why)) }
}

export function redactedText(text: string | undefined): string | undefined {
  return text === undefined ? undefined : redacted(text)
}

export function supportAmount({ value, currency }: Amount): string {
  return `${formatDecimal(value, currency.decimals)} ${currency.symbol}`
}
