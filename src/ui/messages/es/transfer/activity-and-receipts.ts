import type { ActivityMessages } from '../../en/transfer/activity-and-receipts.ts'
import type { Translated } from '../../translated.ts'
import { esCommandPalette } from '../command-palette.ts'
import { count, minuteOf, number } from '../format.ts'
import { esIntroduction } from '../introduction.ts'
import { esReceipt } from './receipt.ts'
import { esReplacement } from './replacement.ts'

export const esActivity: Translated<ActivityMessages> = {
  minute: minuteOf,
  find: {
    label: 'Buscar en la actividad',
    placeholder: 'Importe, cadena, dirección, hash',
    ending: 'Estado',
    anyEnding: 'Cualquier estado',
    endings: { moving: 'En curso', done: 'Llegó o hecho', returned: 'Reembolsado', failed: 'No salió adelante' },
    chain: 'Cadena',
    anyChain: 'Cualquier cadena',
    asker: 'Quién lo pidió',
    anyAsker: 'Cualquiera',
    wallet: 'Tú, en esta billetera',
    clear: 'Borrar la búsqueda',
    none: 'Nada coincide con eso',
    noneText: 'Prueba con menos palabras, o quita el filtro. No se borró nada.',
    looking: (seen) => `Buscando entre los anteriores: ${number(seen)} hasta ahora.`,
    found: (found) => (found === 0 ? 'No se encontró nada.' : `${count(found, 'resultado', 'resultados')}.`),
  },
  quoted: { least: 'Cotizado, como mínimo', exactly: 'Cotizado, exactamente' },
  arrived: { route: (to, paid, from) => `en ${to}, por ${paid} de ${from}`, exactly: 'Llegó exactamente' },
  back: { sent: 'Pagaste', got: 'Recuperaste', difference: 'Diferencia' },
  held: {
    safe: 'Puedes cerrar: nada ha salido de tu cuenta. Causeway lo intenta otra vez por sí solo.',
    unreached: (chain) => `No se pudo conectar con ${chain}, así que no se firmó nada`,
    other: 'Algo lo impide, así que no se firmó nada',
    why: 'Por qué',
  },
  unread: {
    transfers: 'No se pudieron leer los traspasos y los pagos',
    sent: 'No se pudieron leer las transacciones para sitios',
    rest: 'Se muestra todo lo demás.',
    records: (records: number) =>
      records === 1 ? 'No se puede leer un registro' : `No se pueden leer ${records} registros`,
    stays:
      'Causeway conserva estos registros sin cambios, los nombra en el archivo para soporte y no firma nada por ellos.',
    kinds: { executions: 'Traspaso', bundles: 'Transacciones para un sitio' },
    noTime: 'hora desconocida',
    holds: 'Reserva nonces o monedas, así que otras transacciones de su cuenta esperan.',
    against: (records: number) =>
      records === 1
        ? 'Un registro que no se puede leer reserva lo que esto necesita'
        : `${records} registros que no se pueden leer reservan lo que esto necesita`,
    againstText:
      'Puede contener una transacción firmada de la misma cuenta. Puedes confirmar, pero no se firma nada hasta que lo liberes.',
    release: 'Liberar',
    releaseTitle: '¿Liberar lo que reserva este registro?',
    releaseText:
      'Otras transacciones de su cuenta usarán entonces sus nonces o monedas. El registro y lo que quizá pagó quedan anotados. Mira la cuenta antes de volver a pagar lo mismo.',
    stillOpen:
      'La red aún no muestra que su transacción haya terminado. Si se envió, aún puede completarse en lugar de la siguiente.',
    releaseAnyway: 'Liberar de todos modos',
    keep: 'Conservar',
    released: 'Liberado. Los traspasos en espera vuelven a mirar por sí solos.',
    readable: 'Este registro se puede leer de nuevo. No se cambió nada.',
  },
  fees: {
    paid: 'Comisión de red pagada',
    minerPaid: 'Comisión del minero pagada',
    minerAtMost: 'Comisión del minero, máx.',
    exchangePaid: 'Comisión del exchange pagada',
    forData: 'Comisión por datos, según el nodo de la cadena',
    dataOnTop: 'La cadena cobra además una comisión por datos.',
    whichever: 'Sea cual sea la que entre, máx.',
  },
  step: {
    next: {
      resetAllowance: () => 'Revocar la aprobación anterior',
      approve: (amount) => `Permitir exactamente ${amount}`,
      deposit: (amount) => `Depositar ${amount}`,
      transfer: (amount) => `Pagar ${amount} a la dirección de depósito`,
      send: (amount) => `Enviar ${amount}`,
      swap: (amount) => `Intercambiar ${amount}`,
      authorize: () => 'Vincular la transferencia a esta orden',
      exchange: (amount) => `Transferir ${amount}`,
    },
    active: {
      resetAllowance: () => 'Revocando la aprobación anterior',
      approve: (amount) => `Permitiendo exactamente ${amount}`,
      deposit: (amount) => `Depositando ${amount}`,
      transfer: (amount) => `Pagando ${amount} a la dirección de depósito`,
      send: (amount) => `Enviando ${amount}`,
      swap: (amount) => `Intercambiando ${amount}`,
      authorize: () => 'Vinculando la transferencia a esta orden',
      exchange: (amount) => `Transfiriendo ${amount}`,
    },
    done: {
      resetAllowance: () => 'Revocaste la aprobación anterior',
      approve: (amount) => `Permitiste exactamente ${amount}`,
      deposit: (amount) => `Depositaste ${amount}`,
      transfer: (amount) => `Pagaste ${amount} a la dirección de depósito`,
      send: (amount) => `Enviaste ${amount}`,
      swap: (amount) => `Intercambiaste ${amount}`,
      authorize: () => 'Vinculaste la transferencia a esta orden',
      exchange: (amount) => `Transferiste ${amount}`,
    },
  },
  kept: {
    next: 'Conservas el dinero',
    unless: {
      faster: 'Si la otra transacción es más rápida, el traspaso sigue.',
      sent: 'Si entra lo que ya se envió, el traspaso sigue.',
    },
  },
  replacement: esReplacement,
  onceMore: 'Repetir',
  receipt: esReceipt,
  help: {
    open: 'Pedir ayuda',
    title: 'Pedir ayuda con este traspaso',
    text: 'Guarda un archivo para alguien que te ayuda: los pasos de tus últimos traspasos, sus hashes y lo que dijo el servicio.',
    without:
      'No contiene tu frase de recuperación, tus claves ni tus firmas, y las direcciones van abreviadas. Nadie que ayude necesita jamás tu frase de recuperación.',
    id: 'Te pedirán este identificador de la solicitud:',
    sentTitle: 'Pedir ayuda con esto',
    sentText:
      'Guarda un archivo para alguien que te ayuda: los pasos de esto y de tus otras últimas transacciones y traspasos, sus hashes y lo que dijo el servicio.',
    hash: 'Te pedirán este hash:',
    hashName: 'Hash',
    save: 'Guardar el archivo',
  },
  learn: esIntroduction,
  palette: esCommandPalette,
  save: {
    title: 'Guardar como archivo',
    all: 'Todos los traspasos y todas las transacciones que pidieron los sitios. De las firmas solas no se guarda nada.',
    listed: 'Todo lo que coincide con el filtro.',
    csv: 'CSV',
    json: 'JSON',
    nothing: 'Nada coincide con el filtro, así que no hay archivo.',
  },
}
