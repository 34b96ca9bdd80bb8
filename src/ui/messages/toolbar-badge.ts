import type { Language } from '../../core/text/language.ts'
import type { BadgeWords } from '../../core/text/notification-words.ts'

export const BADGES: Readonly<Record<Language, BadgeWords>> = {
  en: {
    waiting: (count) => `Causeway: ${count} ${count === 1 ? 'request waits' : 'requests wait'} for you`,
    moving: (count) => `Causeway: ${count} ${count === 1 ? 'transfer' : 'transfers'} under way`,
  },
  es: {
    waiting: (count) => `Causeway: ${count} ${count === 1 ? 'solicitud te espera' : 'solicitudes te esperan'}`,
    moving: (count) => `Causeway: ${count} ${count === 1 ? 'transferencia en curso' : 'transferencias en curso'}`,
  },
  de: {
    waiting: (count) => `Causeway: ${count} ${count === 1 ? 'Anfrage wartet' : 'Anfragen warten'} auf Sie`,
    moving: (count) => `Causeway: ${count} ${count === 1 ? 'Transfer' : 'Transfers'} unterwegs`,
  },
  ja: {
    waiting: (count) => `Causeway: 確認待ちのリクエスト ${count} 件`,
    moving: (count) => `Causeway: 進行中の送金 ${count} 件`,
  },
  'zh-Hans': {
    waiting: (count) => `Causeway：${count} 个请求等待你处理`,
    moving: (count) => `Causeway：${count} 笔转账进行中`,
  },
  ar: {
    waiting: (count) => `Causeway: طلبات تنتظرك (${count})`,
    moving: (count) => `Causeway: عمليات نقل جارية (${count})`,
  },
  'pt-BR': {
    waiting: (count) => `Causeway: ${count} ${count === 1 ? 'solicitação aguarda' : 'solicitações aguardam'} você`,
    moving: (count) => `Causeway: ${count} ${count === 1 ? 'transferência' : 'transferências'} em andamento`,
  },
  vi: {
    waiting: (count) => `Causeway: ${count} yêu cầu đang chờ bạn`,
    moving: (count) => `Causeway: ${count} lệnh chuyển đang thực hiện`,
  },
  ko: {
    waiting: (count) => `Causeway: 답변을 기다리는 요청 ${count}건`,
    moving: (count) => `Causeway: 진행 중인 전송 ${count}건`,
  },
  tr: {
    waiting: (count) => `Causeway: ${count} istek sizi bekliyor`,
    moving: (count) => `Causeway: ${count} transfer sürüyor`,
  },
}
