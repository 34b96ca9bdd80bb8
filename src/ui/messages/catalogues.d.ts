export type FirstCatalogues = typeof import('./en/approval/approval.json').default &
  typeof import('./en/form/form.json').default &
  typeof import('./en/review/review.json').default &
  typeof import('./en/screens.json').default &
  typeof import('./en/settings/settings.json').default &
  typeof import('./en/transfer/deposit-address.json').default &
  typeof import('./en/transfer/transfer.json').default &
  typeof import('./en/welcome.json').default

export type LazyCatalogues = {
  readonly 'accounts/allowances': () => Promise<typeof import('./en/accounts/allowances.json').default>
  readonly 'accounts/changed-rows': () => Promise<typeof import('./en/accounts/changed-rows.json').default>
  readonly 'accounts/chooser': () => Promise<typeof import('./en/accounts/chooser.json').default>
  readonly 'accounts/keys-and-backup': () => Promise<typeof import('./en/accounts/keys-and-backup.json').default>
  readonly 'accounts/permit2-allowances': () => Promise<typeof import('./en/accounts/permit2-allowances.json').default>
  readonly 'accounts/second-copy': () => Promise<typeof import('./en/accounts/second-copy.json').default>
  readonly 'accounts/token-list': () => Promise<typeof import('./en/accounts/token-list.json').default>
  readonly 'accounts/valuation': () => Promise<typeof import('./en/accounts/valuation.json').default>
  readonly 'accounts/value-chart': () => Promise<typeof import('./en/accounts/value-chart.json').default>
  readonly 'accounts/watch-only': () => Promise<typeof import('./en/accounts/watch-only.json').default>
  readonly 'approval/descriptions': () => Promise<typeof import('./en/approval/descriptions.json').default>
  readonly 'approval/windows': () => Promise<typeof import('./en/approval/windows.json').default>
  readonly 'bundle/calls': () => Promise<typeof import('./en/bundle/calls.json').default>
  readonly 'bundle/deposit-outcomes': () => Promise<typeof import('./en/bundle/deposit-outcomes.json').default>
  readonly 'bundle/deposits': () => Promise<typeof import('./en/bundle/deposits.json').default>
  readonly 'bundle/transaction-names': () => Promise<typeof import('./en/bundle/transaction-names.json').default>
  readonly 'findings/differences': () => Promise<typeof import('./en/findings/differences.json').default>
  readonly 'findings/findings': () => Promise<typeof import('./en/findings/findings.json').default>
  readonly 'form/amounts': () => Promise<typeof import('./en/form/amounts.json').default>
  readonly 'form/arrival-calls': () => Promise<typeof import('./en/form/arrival-calls.json').default>
  readonly 'form/call-picker': () => Promise<typeof import('./en/form/call-picker.json').default>
  readonly 'form/custom-tokens': () => Promise<typeof import('./en/form/custom-tokens.json').default>
  readonly 'form/form-details': () => Promise<typeof import('./en/form/form-details.json').default>
  readonly 'form/guidance': () => Promise<typeof import('./en/form/guidance.json').default>
  readonly 'reasons': () => Promise<typeof import('./en/reasons.json').default>
  readonly 'review/proof': () => Promise<typeof import('./en/review/proof.json').default>
  readonly 'review/refusals': () => Promise<typeof import('./en/review/refusals.json').default>
  readonly 'review/terms': () => Promise<typeof import('./en/review/terms.json').default>
  readonly 'settings/exchange-keys': () => Promise<typeof import('./en/settings/exchange-keys.json').default>
  readonly 'settings/nodes': () => Promise<typeof import('./en/settings/nodes.json').default>
  readonly 'settings/older-sites': () => Promise<typeof import('./en/settings/older-sites.json').default>
  readonly 'settings/safeguards': () => Promise<typeof import('./en/settings/safeguards.json').default>
  readonly 'settings/service-key': () => Promise<typeof import('./en/settings/service-key.json').default>
  readonly 'settings/service-key-refused': () => Promise<typeof import('./en/settings/service-key-refused.json').default>
  readonly 'transfer/activity-and-receipts': () => Promise<typeof import('./en/transfer/activity-and-receipts.json').default>
  readonly 'transfer/activity-filters': () => Promise<typeof import('./en/transfer/activity-filters.json').default>
  readonly 'transfer/direct-send': () => Promise<typeof import('./en/transfer/direct-send.json').default>
  readonly 'transfer/failure-reasons': () => Promise<typeof import('./en/transfer/failure-reasons.json').default>
  readonly 'transfer/misdirected-deposits': () => Promise<typeof import('./en/transfer/misdirected-deposits.json').default>
  readonly 'transfer/more-failure-reasons': () => Promise<typeof import('./en/transfer/more-failure-reasons.json').default>
  readonly 'transfer/outcomes': () => Promise<typeof import('./en/transfer/outcomes.json').default>
  readonly 'transfer/permit': () => Promise<typeof import('./en/transfer/permit.json').default>
  readonly 'transfer/refund-due': () => Promise<typeof import('./en/transfer/refund-due.json').default>
}
