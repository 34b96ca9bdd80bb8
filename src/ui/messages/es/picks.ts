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
  },
  whoGets: 'Quién lo recibe',
  howMuch: (unit) => `Cuánto, en ${unit}`,
  howMuchUnits: 'Cuánto, en unidades mínimas',
  unitsHint: 'Causeway no conoce este contrato como token: escribe un número entero de sus unidades mínimas.',
  whole: 'Escribe un número entero, sin punto.',
  choose: 'Elegir',
  chooseContract: 'Elegir un contrato',
  chooseAddress: 'Elegir una dirección',
  tokens: (chain) => `Tokens en ${chain}`,
  accounts: 'Tus cuentas',
  nothing: 'Todavía no hay nada que elegir.',
  preview: 'Lo que se llamará',
  unread: 'Causeway no ha podido leer a qué llama esto. Lo ves antes de confirmar.',
}
