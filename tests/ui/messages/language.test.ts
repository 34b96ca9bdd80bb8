import { describe, expect, it } from 'vitest'
import { directionOf, languageFor } from '../../../src/core/text/language.ts'
import enAllowances from '../../../src/ui/messages/en/accounts/allowances.json'
import enChangedRows from '../../../src/ui/messages/en/accounts/changed-rows.json'
import enChooser from '../../../src/ui/messages/en/accounts/chooser.json'
import enKeysAndBackup from '../../../src/ui/messages/en/accounts/keys-and-backup.json'
import enPermit2Allowances from '../../../src/ui/messages/en/accounts/permit2-allowances.json'
import enSecondCopy from '../../../src/ui/messages/en/accounts/second-copy.json'
import enTokenList from '../../../src/ui/messages/en/accounts/token-list.json'
import enValuation from '../../../src/ui/messages/en/accounts/valuation.json'
import enValueChart from '../../../src/ui/messages/en/accounts/value-chart.json'
import enWatchOnly from '../../../src/ui/messages/en/accounts/watch-only.json'
import enDescriptions from '../../../src/ui/messages/en/approval/descriptions.json'
import enWindows from '../../../src/ui/messages/en/approval/windows.json'
import enCalls from '../../../src/ui/messages/en/bundle/calls.json'
import enDepositOutcomes from '../../../src/ui/messages/en/bundle/deposit-outcomes.json'
import enDeposits from '../../../src/ui/messages/en/bundle/deposits.json'
import enTransactionNames from '../../../src/ui/messages/en/bundle/transaction-names.json'
import enDifferences from '../../../src/ui/messages/en/findings/differences.json'
import enFindings from '../../../src/ui/messages/en/findings/findings.json'
import enAmounts from '../../../src/ui/messages/en/form/amounts.json'
import enArrivalCalls from '../../../src/ui/messages/en/form/arrival-calls.json'
import enCallPicker from '../../../src/ui/messages/en/form/call-picker.json'
import enCustomTokens from '../../../src/ui/messages/en/form/custom-tokens.json'
import enFormDetails from '../../../src/ui/messages/en/form/form-details.json'
import enGuidance from '../../../src/ui/messages/en/form/guidance.json'
import { en } from '../../../src/ui/messages/en/messages.ts'
import enReasons from '../../../src/ui/messages/en/reasons.json'
import enProof from '../../../src/ui/messages/en/review/proof.json'
import enRefusals from '../../../src/ui/messages/en/review/refusals.json'
import enTerms from '../../../src/ui/messages/en/review/terms.json'
import enExchangeKeys from '../../../src/ui/messages/en/settings/exchange-keys.json'
import enNodes from '../../../src/ui/messages/en/settings/nodes.json'
import enOlderSites from '../../../src/ui/messages/en/settings/older-sites.json'
import enSafeguards from '../../../src/ui/messages/en/settings/safeguards.json'
import enServiceKey from '../../../src/ui/messages/en/settings/service-key.json'
import enServiceKeyRefused from '../../../src/ui/messages/en/settings/service-key-refused.json'
import enActivity from '../../../src/ui/messages/en/transfer/activity-and-receipts.json'
import enActivityFilters from '../../../src/ui/messages/en/transfer/activity-filters.json'
import enDirectSend from '../../../src/ui/messages/en/transfer/direct-send.json'
import enFailureReasons from '../../../src/ui/messages/en/transfer/failure-reasons.json'
import enMisdirectedDeposit from '../../../src/ui/messages/en/transfer/misdirected-deposits.json'
import enMoreFailureReasons from '../../../src/ui/messages/en/transfer/more-failure-reasons.json'
import enOutcomes from '../../../src/ui/messages/en/transfer/outcomes.json'
import enPermit from '../../../src/ui/messages/en/transfer/permit.json'
import enRefundDue from '../../../src/ui/messages/en/transfer/refund-due.json'
import { LANGUAGES, spokenOther } from '../../../src/ui/messages/language.ts'
import type { LazyParts } from '../../../src/ui/messages/lazy-parts.ts'

const PARTS: LazyParts = {
  'accounts/allowances': enAllowances,
  'form/arrival-calls': enArrivalCalls,
  'transfer/misdirected-deposits': enMisdirectedDeposit,
  'bundle/calls': enCalls,
  'accounts/changed-rows': enChangedRows,
  'accounts/keys-and-backup': enKeysAndBackup,
  'bundle/transaction-names': enTransactionNames,
  'bundle/deposits': enDeposits,
  'approval/descriptions': enDescriptions,
  'transfer/direct-send': enDirectSend,
  'transfer/failure-reasons': enFailureReasons,
  'transfer/more-failure-reasons': enMoreFailureReasons,
  'transfer/activity-and-receipts': enActivity,
  'bundle/deposit-outcomes': enDepositOutcomes,
  'form/form-details': enFormDetails,
  'form/guidance': enGuidance,
  'transfer/permit': enPermit,
  'settings/service-key-refused': enServiceKeyRefused,
  'accounts/second-copy': enSecondCopy,
  'accounts/token-list': enTokenList,
  'accounts/permit2-allowances': enPermit2Allowances,
  'form/call-picker': enCallPicker,
  'approval/windows': enWindows,
  'review/proof': enProof,
  reasons: enReasons,
  'review/refusals': enRefusals,
  'findings/differences': enDifferences,
  'findings/findings': enFindings,
  'settings/exchange-keys': enExchangeKeys,
  'settings/nodes': enNodes,
  'settings/older-sites': enOlderSites,
  'settings/safeguards': enSafeguards,
  'settings/service-key': enServiceKey,
  'review/terms': enTerms,
  'form/custom-tokens': enCustomTokens,
  'accounts/valuation': enValuation,
  'accounts/value-chart': enValueChart,
  'accounts/watch-only': enWatchOnly,
  'accounts/chooser': enChooser,
  'transfer/activity-filters': enActivityFilters,
  'form/amounts': enAmounts,
  'transfer/outcomes': enOutcomes,
  'transfer/refund-due': enRefundDue,
}

/** Paths that the other catalogue lacks. */
function gaps(english: object, other: object): readonly string[] {
  return Object.entries(english).flatMap(([key, said]) => {
    const own: unknown = Reflect.get(other, key)
    if (own === undefined) return [key]
    const isGroup = typeof said === 'object' && said !== null && !Array.isArray(said)
    return isGroup ? gaps(said, Object(own)).map((each) => `${key}.${each}`) : []
  })
}

describe('the language of the app', () => {
  it.each([
    [['de-CH', 'en'], 'de'],
    [['tlh', 'es-419', 'en'], 'es'],
    [['eo-BR', 'tlh'], 'en'],
    [['ja'], 'ja'],
    [['ar-EG', 'en-GB'], 'ar'],
    [['vi-VN', 'en'], 'vi'],
    [['ko-KR'], 'ko'],
    [['zh'], 'zh-Hans'],
    [['zh-CN'], 'zh-Hans'],
    [['zh-Hans-SG'], 'zh-Hans'],
    [['zh-TW', 'en'], 'en'],
    [['zh-Hant', 'ja'], 'ja'],
    [['EN-us', 'de'], 'en'],
    [['', 'not a tag', 'de'], 'de'],
    [[], 'en'],
  ] as const)('is, for a browser that prefers %j, %s', (preferred, language) => {
    expect(languageFor('system', preferred)).toBe(language)
  })

  it('is written from right to left where it is Arabic, and from left to right elsewhere', () => {
    const rightToLeft = LANGUAGES.filter(({ language }) => directionOf(language) === 'rtl')
    expect(rightToLeft.map(({ language }) => language)).toEqual(['ar'])
  })

  it('is the one that the user has chosen, whatever the browser prefers', () => {
    for (const { language } of LANGUAGES) expect(languageFor(language, ['de', 'en'])).toBe(language)
  })

  it.each(LANGUAGES.map((each) => [each.language, each.name] as const))(
    '%s (%s) says everything that English says',
    async (language) => {
      const spoken = spokenOther(language)
      if (!spoken) return expect(language).toBe('en')
      const parts = await Promise.all(
        Object.entries(PARTS).map(async ([name, english]) => {
          const other = await (await spoken.parts())[name as keyof LazyParts]()
          return gaps(english, other).map((path) => `${name}: ${path}`)
        }),
      )
      expect([...gaps(en, await spoken.messages()), ...parts.flat()]).toEqual([])
    },
  )

  it.each(LANGUAGES.map(({ language }) => language))(
    '%s names how much an approval is for, its end, and the end of its signature each for what it is',
    async (language) => {
      const parts = await spokenOther(language)?.parts()
      const { upTo, until, usedUntil, notBefore } = (await parts?.['approval/descriptions']()) ?? enDescriptions
      expect(new Set([upTo, until, usedUntil, notBefore]).size).toBe(4)
      // Equal beginnings would leave the subject unclear.
      expect([until, usedUntil].filter((each) => each.startsWith(upTo))).toEqual([])
    },
  )
})
