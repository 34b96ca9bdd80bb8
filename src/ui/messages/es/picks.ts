import type { PickMessages } from '../en/picks.ts'
import type { Worded } from '../worded.ts'

/** Every word in Spanish about a function that is picked for a call where money arrives. */
export const esPicks: Worded<PickMessages> = {
  ways: 'Cómo das la llamada',
  pick: 'Elegir una función',
  paste: 'Pegar bytes',
  what: 'A qué llamar',
  whatNone: 'Elige una función',
  names: {
    transfer: 'Enviar un token a alguien',
    pay: 'Pagar, sin función',
    wrap: 'Meter dinero',
    unwrap: 'Sacar dinero',
    approve: 'Dejar que alguien tome un token',
  },
  whoGets: 'Quién lo recibe',
  whoMay: 'Quién puede tomarlo',
  howMuch: (unit) => `Cuánto, en ${unit}`,
  howMuchUnits: 'Cuánto, en unidades mínimas',
  atMost: (unit) => `Cuánto como máximo, en ${unit}`,
  atMostUnits: 'Cuánto como máximo, en unidades mínimas',
  unitsHint: 'Causeway no conoce este contrato como token: escribe un número entero de sus unidades mínimas.',
  whole: 'Escribe un número entero, sin punto.',
  notes: {
    wrap: 'El contrato abona a quien lo llama: al contrato del servicio de traspasos, no a ti. Lo abonado allí puede perderse para ti.',
    unwrap:
      'El contrato toma de quien lo llama: paga lo que el contrato del servicio de traspasos tiene allí, no lo que tienes tú.',
    approve:
      'Este permiso lo da el contrato del servicio de traspasos, sobre lo que él mismo tiene. Con él no se puede tomar nada de tu cuenta.',
  },
  choose: 'Elegir',
  chooseContract: 'Elegir un contrato',
  chooseAddress: 'Elegir una dirección',
  tokens: (chain) => `Tokens en ${chain}`,
  accounts: 'Tus cuentas',
  nothing: 'Todavía no hay nada que elegir.',
  preview: 'Lo que se llamará',
  unread: 'Causeway no ha podido leer a qué llama esto. Lo ves antes de confirmar.',
}
