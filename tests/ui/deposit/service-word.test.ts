import { expect, it } from 'vitest'
import { spokenOther } from '../../../src/ui/messages/language.ts'
import { m } from '../../../src/ui/messages/messages.ts'

/** How each language names who stands for what becomes of a payment that is not the one that was asked for. */
const SERVICE = {
  en: /service/,
  de: /Dienst/,
  es: /servicio/,
  ja: /サービス/,
  'zh-Hans': /服务方/,
  ar: /الخدمة/,
} as const

it.each(Object.entries(SERVICE))(
  'what only the service can do with a payment is said as its word, in %s',
  async (language, word) => {
    const { deposit, afterwards, outcome } = (await spokenOther(language as keyof typeof SERVICE)?.messages()) ?? m()
    const said = (['less', 'more', 'several', 'late'] as const).flatMap((news) => [
      deposit.means[news],
      deposit.meansReusable[news],
    ])
    for (const each of [...said, afterwards.awaited, afterwards.awaitedOpen, ...Object.values(outcome.unpaid)]) {
      expect(each).toMatch(word)
    }
  },
)
