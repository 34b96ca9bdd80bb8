import { describe, expect, it } from 'vitest'
import { REASON_SENTENCES } from '../../../src/core/reason/sentences.ts'
import { directionOf, languageFor } from '../../../src/core/text/language.ts'
import { enChangedRows } from '../../../src/ui/messages/en/accounts/changed-rows.ts'
import { enKeysAndBackup } from '../../../src/ui/messages/en/accounts/keys-and-backup.ts'
import { enPermit2Allowances } from '../../../src/ui/messages/en/accounts/permit2-allowances.ts'
import { enSecondCopy } from '../../../src/ui/messages/en/accounts/second-copy.ts'
import { enValuation } from '../../../src/ui/messages/en/accounts/valuation.ts'
import { enWatchOnly } from '../../../src/ui/messages/en/accounts/watch-only.ts'
import { enDescriptions } from '../../../src/ui/messages/en/approval/descriptions.ts'
import { enWindows } from '../../../src/ui/messages/en/approval/windows.ts'
import { enCalls } from '../../../src/ui/messages/en/bundle/calls.ts'
import { enDepositOutcomes } from '../../../src/ui/messages/en/bundle/deposit-outcomes.ts'
import { enDeposits } from '../../../src/ui/messages/en/bundle/deposits.ts'
import { enTransactionNames } from '../../../src/ui/messages/en/bundle/transaction-names.ts'
import { enFindings } from '../../../src/ui/messages/en/findings/findings.ts'
import { enCallPicker } from '../../../src/ui/messages/en/form/call-picker.ts'
import { enCustomTokens } from '../../../src/ui/messages/en/form/custom-tokens.ts'
import { enFormDetails } from '../../../src/ui/messages/en/form/form-details.ts'
import { enGuidance } from '../../../src/ui/messages/en/form/guidance.ts'
import { en } from '../../../src/ui/messages/en/messages.ts'
import { enProof } from '../../../src/ui/messages/en/review/proof.ts'
import { enRefusals } from '../../../src/ui/messages/en/review/refusals.ts'
import { enTerms } from '../../../src/ui/messages/en/review/terms.ts'
import enExchangeKeys from '../../../src/ui/messages/en/settings/exchange-keys.json'
import enOlderSites from '../../../src/ui/messages/en/settings/older-sites.json'
import enSafeguards from '../../../src/ui/messages/en/settings/safeguards.json'
import enServiceKey from '../../../src/ui/messages/en/settings/service-key.json'
import enServiceKeyRefused from '../../../src/ui/messages/en/settings/service-key-refused.json'
import { enActivity } from '../../../src/ui/messages/en/transfer/activity-and-receipts.ts'
import { enDirectSend } from '../../../src/ui/messages/en/transfer/direct-send.ts'
import enEndings from '../../../src/ui/messages/en/transfer/endings.json'
import { enAllFailureReasons } from '../../../src/ui/messages/en/transfer/failure-reasons.ts'
import { enMisdirectedDeposit } from '../../../src/ui/messages/en/transfer/misdirected-deposits.ts'
import { enPermit } from '../../../src/ui/messages/en/transfer/permit.ts'
import enRefundDue from '../../../src/ui/messages/en/transfer/refund-due.json'
import { LANGUAGES, spokenOther } from '../../../src/ui/messages/language.ts'
import type { LazyParts } from '../../../src/ui/messages/lazy-parts.ts'

const PARTS: LazyParts = {
  misdirected: enMisdirectedDeposit,
  calls: enCalls,
  changed: enChangedRows,
  custody: enKeysAndBackup,
  transactions: enTransactionNames,
  deposits: enDeposits,
  descriptions: enDescriptions,
  direct: enDirectSend,
  failures: enAllFailureReasons,
  everyday: enActivity,
  outcomes: enDepositOutcomes,
  form: enFormDetails,
  guidance: enGuidance,
  permits: enPermit,
  'settings/service-key-refused': enServiceKeyRefused,
  secondCopy: enSecondCopy,
  permit2: enPermit2Allowances,
  picks: enCallPicker,
  places: enWindows,
  proof: enProof,
  reasons: REASON_SENTENCES,
  refusals: enRefusals,
  sentences: enFindings,
  'settings/exchange-keys': enExchangeKeys,
  'settings/older-sites': enOlderSites,
  'settings/safeguards': enSafeguards,
  'settings/service-key': enServiceKey,
  'transfer/endings': enEndings,
  'transfer/refund-due': enRefundDue,
  terms: enTerms,
  tokens: enCustomTokens,
  worth: enValuation,
  watched: enWatchOnly,
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
    [['fr', 'es-419', 'en'], 'es'],
    [['pt-BR', 'fr'], 'en'],
    [['ja'], 'ja'],
    [['ar-EG', 'en-GB'], 'ar'],
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
      const { upTo, until, usedUntil, notBefore } = (await parts?.descriptions()) ?? enDescriptions
      expect(new Set([upTo, until, usedUntil, notBefore]).size).toBe(4)
      // Equal beginnings would leave the subject unclear.
      expect([until, usedUntil].filter((each) => each.startsWith(upTo))).toEqual([])
    },
  )
})
