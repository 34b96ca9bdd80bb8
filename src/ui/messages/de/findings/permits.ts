import type { permitWords } from '../../../../core/verify/words/permits.ts'
import type { Translated } from '../../translated.ts'
import { different } from './different.ts'

export const dePermitWords: Translated<typeof permitWords> = {
  permitNotAsked: 'Das Angebot will eine Signatur, die Sie nicht verlangt haben: Sie könnte Ihre Token weggeben.',
  permitOfUnknownForm: 'Was signiert würde, ist keine bekannte Zahlung: Es könnte eine Erlaubnis beliebiger Art sein.',
  permitMalformed: ({ problem }) => `Die signierte Freigabe ist fehlerhaft aufgebaut: ${problem}.`,
  permitDomainUnsaid: ({ chain, why }) =>
    `Der Node für ${chain} hat nicht gesagt, wofür der Token signieren lässt: ${why}.`,
  permitDomainNotAsked: ({ chain }) =>
    `Der Node für ${chain} hat nicht gesagt, wofür der Token signieren lässt: Er wurde nicht gefragt.`,
  permit2NotPinned: ({ chain }) => `Auf ${chain} ist kein Permit2 fest hinterlegt.`,
  permitCallsTooLarge: 'Die Aufrufe sind länger, als irgendeine Zahlung es braucht.',
  permitWithoutCalls:
    'Die Freigabe sagt nicht, was mit dem Geld geschieht: Zahlen Sie stattdessen mit einer Transaktion.',
  permitCallsNotEnforced:
    'Die Aufrufe, die Sie unterschreiben würden, stellen die Zahlung Ihres Auftrags nicht sicher: Zahlen Sie stattdessen mit einer Transaktion.',
  permitOfNoOrder: 'Nichts in der signierten Freigabe sagt, für welchen Auftrag Ihr Geld ist.',
  permitOver: 'Die signierte Freigabe ist abgelaufen: Sie könnte benutzt werden, wenn Sie nicht mehr damit rechnen.',
  permitTooLong:
    'Die signierte Freigabe gilt länger als eine Stunde: Sie könnte benutzt werden, wenn Sie nicht mehr damit rechnen.',
  permitLater:
    'Die signierte Freigabe gilt nicht von jetzt an: Sie könnte benutzt werden, wenn Sie nicht mehr damit rechnen.',

  permitOfAnotherContract: different('Die signierte Freigabe gälte für einen anderen Contract als den Ihres Tokens.'),
  permitOfAnotherForm: different(
    'Was signiert würde, hat nicht die Form einer Zahlung: Es könnte eine Erlaubnis beliebiger Art sein.',
  ),
  permitForStranger: different('Jemand Fremdes könnte Ihr Geld nehmen.'),
  permitFromAnother: different('Die signierte Freigabe kommt von einem anderen Konto als Ihrem.'),
  permitOfAnotherAmount: different('Die signierte Freigabe lautet nicht auf genau das, was Sie zahlen.'),
  permitLeftoverToStranger: different('Was übrig bleibt, ginge an jemand Fremden.'),
  permitHandedOverOtherwise: different('Die Signatur würde auf anderem Weg übergeben als eine Freigabe.'),
  permitIsAnother: different('Die signierte Freigabe ist nicht die eine Zahlung, die Sie verlangt haben.'),
}
