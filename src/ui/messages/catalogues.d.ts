export type FirstCatalogues = typeof import('./en/settings/settings.json').default

export type LazyCatalogues = {
  readonly 'settings/exchange-keys': () => Promise<typeof import('./en/settings/exchange-keys.json').default>
  readonly 'settings/older-sites': () => Promise<typeof import('./en/settings/older-sites.json').default>
  readonly 'settings/safeguards': () => Promise<typeof import('./en/settings/safeguards.json').default>
  readonly 'settings/service-key': () => Promise<typeof import('./en/settings/service-key.json').default>
  readonly 'settings/service-key-refused': () => Promise<typeof import('./en/settings/service-key-refused.json').default>
  readonly 'transfer/endings': () => Promise<typeof import('./en/transfer/endings.json').default>
  readonly 'transfer/refund-due': () => Promise<typeof import('./en/transfer/refund-due.json').default>
}
