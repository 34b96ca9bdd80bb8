import type { Finding } from '../../core/review/finding.ts'

/** Whether the data to sign are refused. */
export function isOfSignature(findings: readonly Finding[]): boolean {
  return findings.some(({ at }) => /\.data\.(sign|post)\b/.test(at))
}
