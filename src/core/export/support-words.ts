import { formatDecimal } from '../../lib/decimal.ts'
import type { Amount } from '../currency.ts'
import type { Proof } from '../execution.ts'
import { reasonLine } from '../reason.ts'
import type { Terms } from '../sign/signed.ts'
import { redacted } from './redact.ts'

export type Plain = string | number | boolean | undefined | readonly Plain[] | { readonly [name: string]: Plain }

/** A step's terms, in figures. */
export function termsOf(terms: Terms): Plain {
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

/** An arrival's proof and transaction. */
export function proofOf(proof: Proof): { readonly [name: string]: Plain } {
  return proof.proof === 'verified'
    ? { proof: proof.proof, txHash: proof.txHash, amount: words(proof.amount) }
    : { proof: proof.proof, txHash: said(proof.txHash), why: redacted(reasonLine(proof.why)) }
}

/** Redacts foreign text. */
export function said(text: string | undefined): string | undefined {
  return text === undefined ? undefined : redacted(text)
}

/** An amount with its symbol. */
export function words({ value, currency }: Amount): string {
  return `${formatDecimal(value, currency.decimals)} ${currency.symbol}`
}
