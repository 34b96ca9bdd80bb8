import type { routerWords } from '../../../../core/verify/words/router.ts'
import type { Translated } from '../../translated.ts'

export const deRouterWords: Translated<typeof routerWords> = {
  routerNotDue: 'Das Angebot ruft einen Router auf, obwohl nichts getauscht werden muss: Eine Einzahlung genügt.',
  routerWithoutCalldata: 'Der Aufruf des Routers hat keine Aufrufdaten: Ihr Geld bliebe dort liegen.',
  routerCallUnreadable:
    'Der Aufruf des Routers hat nicht die veröffentlichte Form; sein Ende lässt sich nicht erzwingen.',
  routerCallWithoutEnd: 'Der Aufruf des Routers endet nicht mit einer Zahlung der fälligen Währung.',
  routerCallWithoutOrder: 'Das Angebot hat keinen Auftrag, den der Aufruf des Routers bezahlen könnte.',
  routerTakesAnother: ({ symbol }) => `Der Router nähme etwas anderes als Ihre ${symbol}.`,
  routerTakesAnotherAmount: ({ due }) => `Der Router nähme nicht genau ${due}.`,
  routerLeftoverToStranger: 'Der Router würde Übriges an jemand Fremden senden.',
  swapResultFromNode: ({ symbol, chain }) =>
    `Nur ein Node von ${chain} sagt, wie viel ${symbol} ankommt: Bei einem unbekannten Token kann die Chain es nicht erzwingen.`,
}
