import type { Worded } from '../completed.ts'
import type { RefusalMessages } from '../en-refusals.ts'

type Refusal = Readonly<{ title: string; text: string }>

const tooLittle: Refusal = {
  title: 'Das ist zu wenig für einen Transfer',
  text: 'Die Gebühren würden alles aufzehren. Senden Sie mehr, oder wählen Sie eine Chain, auf der die Auszahlung günstiger ist.',
}
const noRoute: Refusal = {
  title: 'Zwischen diesen beiden gibt es keinen Weg',
  text: 'Wählen Sie auf einer Seite eine andere Währung: Die meisten Wege gibt es für das, womit am meisten gehandelt wird, etwa die native Währung der Chain oder USDC.',
}
const notOffered: Refusal = {
  title: 'Das bietet der Dienst nicht an',
  text: 'Wählen Sie eine andere Währung oder Chain, oder nehmen Sie zurück, was Sie unter „Optionen“ eingestellt haben.',
}
const notThere: Refusal = {
  title: 'An diese Adresse zahlt der Dienst nicht',
  text: 'Prüfen Sie die Adresse und die Chain. Mit einer anderen Adresse desselben Besitzers geht es vielleicht.',
}
const blocked: Refusal = {
  title: 'Der Dienst lehnt diese Adresse ab',
  text: 'Das betrifft eine der Adressen dieses Transfers. Causeway kann daran nichts ändern: Ihr Geld bleibt, wo es ist.',
}
const key: Refusal = {
  title: 'Der Dienst hat den API-Schlüssel nicht angenommen',
  text: 'Sehen Sie in den Einstellungen nach dem Schlüssel: Berichtigen oder entfernen Sie ihn. Damit ein Sponsor zahlt, muss der Schlüssel das auch dürfen.',
}
const busy: Refusal = {
  title: 'Der Dienst kann gerade keinen Preis nennen',
  text: 'Causeway fragt von selbst wieder an. Sie müssen nichts ändern.',
}

/** What the service's own codes mean, and what to change. */
const refusals: Readonly<Record<string, Refusal>> = {
  AMOUNT_TOO_LOW: tooLittle,
  INSUFFICIENT_LIQUIDITY: {
    title: 'Das ist mehr, als sich auf einmal übertragen lässt',
    text: 'Auf der anderen Seite ist für diesen Betrag gerade nicht genug da. Senden Sie weniger, in mehreren Teilen, oder versuchen Sie es später noch einmal.',
  },
  SWAP_IMPACT_TOO_HIGH: {
    title: 'Dieser Betrag würde den eigenen Preis verderben',
    text: 'In den Pools ginge zu viel davon verloren. Senden Sie weniger, in mehreren Teilen, oder wählen Sie eine andere Währung.',
  },
  NO_QUOTES: noRoute,
  NO_SWAP_ROUTES_FOUND: noRoute,
  NO_INTERNAL_SWAP_ROUTES_FOUND: noRoute,
  UNSUPPORTED_ROUTE: noRoute,
  UNSUPPORTED_CURRENCY: noRoute,
  UNSUPPORTED_CHAIN: noRoute,
  INVALID_INPUT_CURRENCY: noRoute,
  INVALID_OUTPUT_CURRENCY: noRoute,
  UNSUPPORTED_EXECUTION_TYPE: notOffered,
  EXTRA_TXS_NOT_SUPPORTED: notOffered,
  INVALID_EXTRA_TXS: {
    title: 'Der Aufruf bei Ankunft ist nicht möglich',
    text: 'Prüfen Sie seine Adresse und seine Daten, oder übertragen Sie das Geld ohne ihn.',
  },
  DESTINATION_TX_FAILED: {
    title: 'Es würde scheitern, wo es ankommt',
    text: 'Der Dienst hat es erprobt, und die Chain hat es abgelehnt. Prüfen Sie den Empfänger und was dort geschehen soll.',
  },
  CHAIN_DISABLED: {
    title: 'Eine der Chains ist gerade abgeschaltet',
    text: 'Das macht der Dienst, solange dort etwas nicht stimmt. Wählen Sie eine andere Chain, oder warten Sie.',
  },
  ROUTE_TEMPORARILY_RESTRICTED: {
    title: 'Dieser Weg ist vorübergehend gesperrt',
    text: 'Wählen Sie eine andere Chain oder Währung, oder versuchen Sie es später noch einmal.',
  },
  INSUFFICIENT_FUNDS: {
    title: 'Das Guthaben reicht dafür nicht',
    text: 'Der Dienst sieht weniger Geld, als das samt Gebühren kostet. Senden Sie weniger, oder laden Sie zuerst das Konto auf.',
  },
  INVALID_SLIPPAGE_TOLERANCE: {
    title: 'Diese Slippage nimmt der Dienst nicht an',
    text: 'Stellen Sie sie unter „Optionen“ auf „Auto“.',
  },
  INVALID_ADDRESS: notThere,
  INVALID_RECIPIENT: notThere,
  USER_RECIPIENT_MISMATCH: notThere,
  SANCTIONED_CURRENCY: blocked,
  SANCTIONED_WALLET_ADDRESS: blocked,
  BLOCKED_WALLET_ADDRESS: blocked,
  UNAUTHORIZED: key,
  FORBIDDEN: key,
  PRICE_FETCH_FAILED: busy,
  SERVICE_UNAVAILABLE: busy,
  REQUEST_TIMED_OUT: busy,
  TOO_MANY_REQUESTS: {
    title: 'Dem Dienst sind es zu viele Anfragen',
    text: 'Causeway fragt von selbst wieder an, nur langsamer. Mit einem eigenen API-Schlüssel in den Einstellungen sind mehr Anfragen möglich.',
  },
}

/** What is said of an answer that is no quote, in German. */
export const deRefusals: Worded<RefusalMessages> = {
  of: (code) => (Object.hasOwn(refusals, code) ? refusals[code] : undefined),
  notMoved: 'Ihr Geld hat sich nicht bewegt.',
  says: 'Der Dienst sagt:',
  unreadTitle: 'Das ließ sich gerade nicht prüfen',
  unread:
    'Ein Knoten hat nicht gesagt, was für den Nachweis nötig ist, deshalb wird nichts signiert. Ihr Geld hat sich nicht bewegt.',
}
