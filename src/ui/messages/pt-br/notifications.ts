import type { NotificationWords } from '../../../core/text/notification-words.ts'
import { GERMAN_MARKS } from '../punctuation.ts'
import ptBrFailureReasons from './transfer/failure-reasons.json'

export const ptBrNotifications: NotificationWords = {
  marks: GERMAN_MARKS,
  chain: (chainId) => `rede ${chainId}`,
  received: (what, from, to) => ({
    title: `${what} chegaram a ${to}`,
    message: `De ${from}. Lido em ${to} pelo Causeway.`,
  }),
  saidToArrive: (what, to) => ({
    title: `O serviço diz: ${what} chegaram a ${to}`,
    message: 'O Causeway não conseguiu confirmar.',
  }),
  saidToCall: (what, to) => ({
    title: `O serviço diz: o contrato em ${to} foi chamado`,
    message: `Com ${what} da sua transferência. O Causeway lê pagamentos, não o que uma chamada fez: o explorador mostra isso.`,
  }),
  reasons: ptBrFailureReasons,
  reasonGiven: (word) => `O motivo do serviço: ${word}.`,
  refunded: (what, on, to, reason) => ({
    title: `${what} reembolsados em ${on}`,
    message: `A transferência para ${to} não deu certo.${reason ? ` ${reason}` : ''}`,
  }),
  saidToBeRefunded: (on, to, reason) => ({
    title: `O serviço diz: reembolsado em ${on}`,
    message: `O Causeway não conseguiu confirmar. A transferência para ${to} não deu certo.${reason ? ` ${reason}` : ''}`,
  }),
  gone: (to) => ({
    title: `A chegada em ${to} não está mais lá`,
    message: 'A rede desfez o bloco dela. O Causeway espera de novo.',
  }),
  refundedInPart: (amounts, on) => ({
    title: amounts
      ? `${amounts.part} de ${amounts.whole} voltaram em ${on}`
      : `Uma parte do seu dinheiro voltou em ${on}`,
    message: 'Há um dia não chega mais nada. Abra a transferência para ver a quem pedir o resto.',
  }),
  cancelled: (to) => ({
    title: `Você cancelou a transferência para ${to}`,
    message: 'Seu dinheiro ficou com você, menos as taxas de rede.',
  }),
  nonceTaken: (to) => ({
    title: `A transferência para ${to} não foi concluída`,
    message: 'Outra transação da sua conta tomou o lugar dela. Abra-a antes de tentar de novo.',
  }),
  failed: (to) => ({
    title: `A transferência para ${to} não foi concluída`,
    message: 'Abra-a para ver o que aconteceu com seu dinheiro.',
  }),
  requoted: (to, amounts) => ({
    title: amounts ? `Foram pagos ${amounts.paid} em vez de ${amounts.quoted}` : 'O serviço fez uma nova cotação',
    message: `O serviço fez uma nova oferta pelo que chegou. O Causeway acompanha até o dinheiro estar em ${to}.`,
  }),
  unlock: (to) => ({
    title: 'Desbloqueie o Causeway para continuar',
    message: `A transferência para ${to} espera uma assinatura. Nada é enviado até lá.`,
  }),
  fee: (from, to, most) => ({
    title: `A taxa de rede em ${from} subiu`,
    message: `Ela passa ${most ? `dos ${most} que você confirmou` : 'do que você confirmou'}, então nada é assinado para a transferência para ${to}. Se a taxa cair a tempo, continua sozinho; senão a cotação expira e você pode pedir outra.`,
  }),
  notConfirmed: (from, to, minutes) => ({
    title: longer(to),
    message: `${from} ainda não confirmou.${minutes ? ` Um bloco vem a cada ${minutes} minutos, mais ou menos.` : ''} Nada se perdeu; abra-a para ver o que você pode fazer.`,
  }),
  notRefundedYet: (to) => ({
    title: longer(to),
    message: 'Não foi possível pagar no destino. O reembolso ainda vem; o Causeway continua procurando.',
  }),
  notFilledYet: (to) => ({
    title: longer(to),
    message: `O Causeway continua verificando até ser pago em ${to} ou reembolsado.`,
  }),
  addressExpired: (to) => ({
    title: 'O endereço de depósito expirou',
    message: `Nenhum pagamento para ${to} foi visto lá a tempo. Não pague mais: recomece com uma nova cotação.`,
  }),
  calls: {
    failed: (site, why) => ({
      title: site === undefined ? 'A revogação não foi feita' : `Uma transação para ${site} não foi concluída`,
      message: why,
    }),
    done: (site, chain) => ({
      title: `Concluído em ${chain}`,
      message: `O que ${site} pediu está em um bloco, lido pelo Causeway.`,
    }),
    deposited: (site, chain, deposits) => ({
      title: `Concluído em ${chain}`,
      message: `${deposits === 1 ? 'O depósito que' : 'Cada depósito que'} ${site} pediu está em um bloco, lido pelo Causeway. O site diz o que acontece depois.`,
    }),
    takenBack: (chain) => ({
      title: `Concluído em ${chain}`,
      message: 'Está revogado: isso está em um bloco, lido pelo Causeway.',
    }),
    arrived: (site, chain = 'uma rede', isRead) => ({
      title: isRead ? `Chegou a ${chain}` : `Teria chegado a ${chain}`,
      message: `A transferência que ${site} pediu que você pagasse foi paga no destino. ${readBy(isRead)}`,
    }),
    paidBack: (site, chain = 'uma rede', isRead) => ({
      title: isRead ? `Reembolsado em ${chain}` : 'Teria sido reembolsado',
      message: `O que você pagou por ${site} voltou. ${readBy(isRead)}`,
    }),
    unlock: (site) => ({
      title: 'Desbloqueie o Causeway para continuar',
      message: `${site ? `Uma transação para ${site}` : 'Uma revogação'} espera uma assinatura. Nada é enviado até lá.`,
    }),
    fee: (site, chain, most) => ({
      title: `A taxa de rede em ${chain} subiu`,
      message: `Ela passa ${most ? `dos ${most} que você confirmou` : 'do que você confirmou'}, então nada é assinado ${site ? `para ${site}` : 'para a revogação'}. Se a taxa cair a tempo, continua sozinho; senão termina sem assinatura.`,
    }),
    slow: (site) => `${site ? `O envio para ${site}` : 'Uma revogação'} está demorando mais que o normal`,
    why: {
      notFunded: (chain) =>
        `O Causeway não viu o dinheiro chegar a ${chain}, então nada foi enviado. Abra o Causeway para ver o que houve.`,
      refunded: (chain) =>
        `A transferência que levaria o dinheiro a ${chain} terminou em reembolso, então nada foi enviado. Abra o Causeway para ver.`,
      wouldFail: (chain) => `O nó de ${chain} diz que falharia agora, então não foi assinada.`,
      reverted: (chain) => `${chain} recebeu e recusou. Só a taxa de rede foi paga.`,
      nonceTaken: () => 'Outra transação da sua conta tomou o lugar dela.',
      inputGone: () => 'Um pagamento que ela gasta foi desfeito.',
      notRelayed: () => 'Os nós do Bitcoin recusam a transação.',
      invalid: () => 'Os nós recusam a transação, e as regras da rede também. Não custou nada.',
      expired: () => 'Esperou tempo demais e não foi assinada.',
      cancelled: () => 'Você cancelou.',
      noEffect: (chain) => `Foi concluída em ${chain}, sem efeito.`,
      maybeSent: () =>
        'Sua conta pode ter enviado isto depois que você confirmou, então nada mais foi assinado. Veja lá antes.',
      sentElsewhere: () => 'Sua conta enviou de outro lugar depois que você confirmou. Nada mais foi assinado.',
    },
    moneyIsThere: (chain) => `O dinheiro trazido está na sua conta em ${chain}.`,
  },
}

function longer(to: string): string {
  return `A transferência para ${to} está demorando mais que o normal`
}

function readBy(isRead: boolean): string {
  return isRead ? 'O Causeway leu isso lá.' : 'É o que diz o serviço; o Causeway não conseguiu ler.'
}
