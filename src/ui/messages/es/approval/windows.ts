import type { WindowMessages } from '../../en/approval/windows.ts'
import type { Translated } from '../../translated.ts'
import { count } from '../format.ts'

export const esWindows: Translated<WindowMessages> = {
  unreadableAsks: 'tiene una solicitud que no se puede mostrar.',
  unreadableTitle: 'Esta solicitud no se puede mostrar',
  unreadableText: 'Causeway no puede leerla, así que no firma nada por ella. Recházala para ver la siguiente.',
  decided: 'Decidido en otro sitio',
  decidedText:
    'Has respondido a esta solicitud en otra ventana de Causeway. Cuenta una sola vez: nada se ha hecho dos veces.',
  over: 'Esta solicitud ha terminado',
  overText: 'Ya no espera, y aquí no se ha hecho nada por ella.',
  unlockToSee: 'tiene una solicitud para ti. Desbloquea Causeway para verla.',
  toHome: 'Inicio',
  waiting: (questions) => `${count(questions, 'solicitud', 'solicitudes')} sin responder`,
  answer: 'Responder',
  panel: 'Abrir en el panel lateral',
  panelWords: 'barra lateral al lado',
  tab: 'Abrir en una pestaña',
  tabWords: 'ventana completa grande página',
  noPanel: 'El navegador no ha abierto el panel lateral. Quizá esté en su propio menú.',
  beside: 'En curso y recientes',
  nothing: 'No hay nada en curso',
  nothingText: 'Los traspasos aparecen aquí mientras están en curso, y después los últimos.',
}
