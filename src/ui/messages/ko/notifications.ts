import type { NotificationWords } from '../../../core/text/notification-words.ts'
import { ENGLISH_MARKS } from '../punctuation.ts'
import koFailureReasons from './transfer/failure-reasons.json'

export const koNotifications: NotificationWords = {
  marks: ENGLISH_MARKS,
  chain: (chainId) => `체인 ${chainId}`,
  received: (what, from, to) => ({
    title: `${to}에 ${what} 도착`,
    message: `${from}에서 온 전송이에요. Causeway가 ${to}에서 읽었어요.`,
  }),
  saidToArrive: (what, to) => ({
    title: `서비스에 따르면 ${to}에 ${what} 도착`,
    message: 'Causeway는 확인하지 못했어요.',
  }),
  saidToCall: (what, to) => ({
    title: `서비스에 따르면 ${to}에서 컨트랙트 호출됨`,
    message: `전송한 ${what} 사용. Causeway는 지불만 읽고 호출 결과는 읽지 않아요. 결과는 탐색기에서 확인하세요.`,
  }),
  reasons: koFailureReasons,
  reasonGiven: (word) => `서비스가 밝힌 이유: ${word}.`,
  refunded: (what, on, to, reason) => ({
    title: `${on}에서 ${what} 환불됨`,
    message: `${to} 전송이 실패했어요.${reason ? ` ${reason}` : ''}`,
  }),
  saidToBeRefunded: (on, to, reason) => ({
    title: `서비스에 따르면 ${on}에서 환불됨`,
    message: `Causeway는 확인하지 못했어요. ${to} 전송이 실패했어요.${reason ? ` ${reason}` : ''}`,
  }),
  gone: (to) => ({
    title: `${to}에 도착했던 자금이 사라졌어요`,
    message: '체인이 블록을 되돌렸어요. Causeway가 다시 기다려요.',
  }),
  refundedInPart: (amounts, on) => ({
    title: amounts ? `${on}에서 ${amounts.whole} 중 ${amounts.part} 돌아옴` : `${on}에서 자금 일부가 돌아옴`,
    message: '하루 동안 더 오지 않았어요. 전송을 열어 나머지를 어디에 문의할지 확인하세요.',
  }),
  cancelled: (to) => ({
    title: `${to} 전송을 취소했어요`,
    message: '네트워크 수수료를 뺀 자금은 그대로 있어요.',
  }),
  nonceTaken: (to) => ({
    title: `${to} 전송이 실패했어요`,
    message: '내 계정의 다른 트랜잭션이 자리를 차지했어요. 다시 시도하기 전에 열어 확인하세요.',
  }),
  failed: (to) => ({
    title: `${to} 전송이 실패했어요`,
    message: '자금이 어떻게 됐는지 열어 확인하세요.',
  }),
  requoted: (to, amounts) => ({
    title: amounts ? `${amounts.quoted} 대신 ${amounts.paid} 지불됨` : '서비스가 다시 견적했어요',
    message: `서비스가 들어온 금액으로 새 제안을 했어요. 자금이 ${to}에 도착할 때까지 Causeway가 추적해요.`,
  }),
  unlock: (to) => ({
    title: '계속하려면 Causeway 잠금을 해제하세요',
    message: `${to} 전송이 서명을 기다려요. 그때까지 보내는 것은 없어요.`,
  }),
  fee: (from, to, most) => ({
    title: `${from} 네트워크 수수료가 올랐어요`,
    message: `${most ? `확인한 ${most}보다 높아` : '확인한 금액보다 높아'} ${to} 전송에 서명하지 않아요. 제때 내리면 자동으로 계속되고, 아니면 견적이 만료돼 새로 요청할 수 있어요.`,
  }),
  notConfirmed: (from, to, minutes) => ({
    title: longer(to),
    message: `${from}에서 아직 확인되지 않았어요.${minutes ? ` 블록은 약 ${minutes}분마다 생겨요.` : ''} 잃은 것은 없으니, 열어서 할 수 있는 일을 확인하세요.`,
  }),
  notRefundedYet: (to) => ({
    title: longer(to),
    message: '지급하지 못했어요. 환불은 아직이며 Causeway가 계속 확인해요.',
  }),
  notFilledYet: (to) => ({
    title: longer(to),
    message: `${to}에서 지급되거나 환불될 때까지 Causeway가 계속 확인해요.`,
  }),
  addressExpired: (to) => ({
    title: '입금 주소가 만료됐어요',
    message: `${to} 전송을 위한 지불이 제때 확인되지 않았어요. 더 지불하지 말고 새 견적으로 다시 시작하세요.`,
  }),
  calls: {
    failed: (site, why) => ({
      title: site === undefined ? '해제하지 못했어요' : `${site} 트랜잭션이 실패했어요`,
      message: why,
    }),
    done: (site, chain) => ({
      title: `${chain}에서 완료`,
      message: `${site}에서 요청한 것이 블록에 포함됐고 Causeway가 읽었어요.`,
    }),
    deposited: (site, chain) => ({
      title: `${chain}에서 완료`,
      message: `${site}에서 요청한 입금이 블록에 포함됐고 Causeway가 읽었어요. 이후 결과는 사이트에서 볼 수 있어요.`,
    }),
    takenBack: (chain) => ({
      title: `${chain}에서 완료`,
      message: '해제가 블록에 포함됐고 Causeway가 읽었어요.',
    }),
    arrived: (site, chain = '체인', isRead) => ({
      title: isRead ? `${chain}에 도착` : `${chain}에 도착했다고 해요`,
      message: `${site} 요청으로 지불한 전송이 지급됐어요. ${readBy(isRead)}`,
    }),
    paidBack: (site, chain = '체인', isRead) => ({
      title: isRead ? `${chain}에서 환불됨` : '환불됐다고 해요',
      message: `${site} 요청으로 지불한 자금이 돌아왔어요. ${readBy(isRead)}`,
    }),
    unlock: (site) => ({
      title: '계속하려면 Causeway 잠금을 해제하세요',
      message: `${site ? `${site} 트랜잭션이` : '해제가'} 서명을 기다려요. 그때까지 보내는 것은 없어요.`,
    }),
    fee: (site, chain, most) => ({
      title: `${chain} 네트워크 수수료가 올랐어요`,
      message: `${most ? `확인한 ${most}보다 높아` : '확인한 금액보다 높아'} ${site ? `${site} 트랜잭션에` : '해제에'} 서명하지 않아요. 제때 내리면 자동으로 계속되고, 아니면 서명 없이 끝나요.`,
    }),
    slow: (site) => `${site ? `${site} 트랜잭션이` : '해제가'} 평소보다 오래 걸려요`,
    why: {
      notFunded: (chain) =>
        `필요한 자금이 ${chain}에 도착한 것을 확인하지 못해 아무것도 보내지 않았어요. Causeway를 열어 어떻게 됐는지 확인하세요.`,
      refunded: (chain) =>
        `${chain}에 자금을 옮기던 전송이 환불로 끝나 아무것도 보내지 않았어요. Causeway를 열어 확인하세요.`,
      wouldFail: (chain) => `${chain} 노드에 따르면 지금은 실패하므로 서명하지 않았어요.`,
      reverted: (chain) => `${chain}에 포함됐지만 거부됐어요. 네트워크 수수료만 냈어요.`,
      nonceTaken: () => '내 계정의 다른 트랜잭션이 자리를 차지했어요.',
      inputGone: () => '사용할 지불이 철회됐어요.',
      notRelayed: () => '비트코인 노드가 트랜잭션을 거부해요.',
      invalid: () => '노드가 트랜잭션을 거부하고, 네트워크 규칙에도 어긋나요. 비용은 들지 않았어요.',
      expired: () => '너무 오래 기다려 서명하지 않았어요.',
      cancelled: () => '직접 취소했어요.',
      noEffect: (chain) => `${chain}에서 처리됐지만 효과가 없어요.`,
      maybeSent: () => '확인한 뒤 계정에서 이미 보냈을 수 있어 더 서명하지 않았어요. 먼저 계정을 확인하세요.',
      sentElsewhere: () => '확인한 뒤 다른 곳에서 이 계정으로 보냈어요. 더 서명하지 않았어요.',
    },
    moneyIsThere: (chain) => `옮긴 자금은 ${chain}의 내 계정에 있어요.`,
  },
}

function longer(to: string): string {
  return `${to} 전송이 평소보다 오래 걸려요`
}

function readBy(isRead: boolean): string {
  return isRead ? 'Causeway가 체인에서 읽었어요.' : '서비스의 말이며 Causeway는 읽지 못했어요.'
}
