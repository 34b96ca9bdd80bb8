import type { stepWords } from '../../../../core/verify/words/steps.ts'
import type { Translated } from '../../translated.ts'

export const deStepWords: Translated<typeof stepWords> = {
  answerNotAQuote: ({ why }) => `Die Antwort ist kein Angebot: ${why}.`,
  planChanged: 'Der Plan ist nicht mehr der, den Sie bestätigt haben.',

  requestMissing: 'Das Angebot nennt keine Anfrage, deshalb könnte niemand Ihr Geld verfolgen.',
  requestsDiffer:
    'Die Schritte gehören zu verschiedenen Anfragen: Sie würden die eine bezahlen und die andere verfolgen.',
  requestOfAnotherFollowed: 'Das Angebot ließe eine andere Anfrage verfolgen als die, die Sie bezahlen.',
  requestUsed: 'Diese Anfrage wurde schon von einem früheren Transfer benutzt: Sie würde doppelt bezahlt.',
  orderUsed: 'Dieser Auftrag wurde schon von einem früheren Transfer benutzt: Er würde doppelt bezahlt.',

  stepCalledDone: 'Das Angebot nennt einen Schritt erledigt, den niemand getan hat: Wofür er da ist, das würde fehlen.',
  stepEmpty: 'Ein Schritt des Angebots sagt nicht, was zu tun ist.',
  stepsDiffer: 'Die Schritte sind nicht die, die dieser Transfer braucht, in ihrer Reihenfolge.',
  swapMissing: 'Der Auftrag verlangt eine andere Währung, als Sie zahlen.',
}
