import { isServedOrigin } from '../../core/page/served-origins.ts'
import type { SitePort } from '../ports.ts'

/** Tells whether a document may use the wallet. */
export function isAllowedDocument({ origin, topOrigin, isActive }: SitePort): boolean {
  return isActive && isServedOrigin(origin) && isServedOrigin(topOrigin)
}
