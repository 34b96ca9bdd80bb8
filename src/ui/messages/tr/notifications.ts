import type { NotificationWords } from '../../../core/text/notification-words.ts'
import { GERMAN_MARKS } from '../punctuation.ts'
import trFailureReasons from './transfer/failure-reasons.json'

export const trNotifications: NotificationWords = {
  marks: GERMAN_MARKS,
  chain: (chainId) => `ağ ${chainId}`,
  received: (what, from, to) => ({
    title: `${what} ulaştı: ${to}`,
    message: `Gönderen ağ: ${from}. Causeway bunu ${to} üzerinde okudu.`,
  }),
  saidToArrive: (what, to) => ({
    title: `Hizmete göre ${what} ulaştı: ${to}`,
    message: 'Causeway bunu doğrulayamadı.',
  }),
  saidToCall: (what, to) => ({
    title: `Hizmete göre ${to} üzerindeki sözleşme çağrıldı`,
    message: `Transferinizin ${what} tutarıyla. Causeway ödemeleri okur, bir çağrının ne yaptığını değil: bunu gezgin gösterir.`,
  }),
  reasons: trFailureReasons,
  reasonGiven: (word) => `Hizmetin bildirdiği neden: ${word}.`,
  refunded: (what, on, to, reason) => ({
    title: `${on} üzerinde ${what} iade edildi`,
    message: `Transfer gerçekleşmedi, hedefi: ${to}.${reason ? ` ${reason}` : ''}`,
  }),
  saidToBeRefunded: (on, to, reason) => ({
    title: `Hizmete göre ${on} üzerinde iade edildi`,
    message: `Causeway bunu doğrulayamadı. Transfer gerçekleşmedi, hedefi: ${to}.${reason ? ` ${reason}` : ''}`,
  }),
  gone: (to) => ({
    title: `${to} üzerinde ulaşan artık orada değil`,
    message: 'Ağ, bloğunu geri aldı. Causeway onu yeniden bekliyor.',
  }),
  refundedInPart: (amounts, on) => ({
    title: amounts
      ? `${on} üzerinde ${amounts.whole} içinden ${amounts.part} geri geldi`
      : `${on} üzerinde paranızın bir bölümü geri geldi`,
    message: 'Bir gündür başka para gelmedi. Kalanı kime soracağınızı görmek için transferi açın.',
  }),
  cancelled: (to) => ({
    title: `Transferi iptal ettiniz, hedefi: ${to}`,
    message: 'Paranız, ağ ücretleri dışında, sizde kaldı.',
  }),
  nonceTaken: (to) => ({
    title: `Transfer gerçekleşmedi, hedefi: ${to}`,
    message: 'Yerini hesabınızın başka bir işlemi aldı. Yeniden denemeden önce onu açın.',
  }),
  failed: (to) => ({
    title: `Transfer gerçekleşmedi, hedefi: ${to}`,
    message: 'Paranıza ne olduğunu görmek için onu açın.',
  }),
  requoted: (to, amounts) => ({
    title: amounts ? `${amounts.quoted} yerine ${amounts.paid} ödendi` : 'Hizmet yeni bir teklif verdi',
    message: `Hizmet, gelen için yeni bir teklif verdi. Causeway, para ${to} üzerinde olana kadar izler.`,
  }),
  unlock: (to) => ({
    title: 'Devam etmek için Causeway’in kilidini açın',
    message: `Hedefi ${to} olan transfer imza bekliyor. O zamana kadar hiçbir şey gönderilmez.`,
  }),
  fee: (from, to, most) => ({
    title: `${from} üzerindeki ağ ücreti yükseldi`,
    message: `Onayladığınızın${most ? ` (${most})` : ''} üstünde, bu yüzden hedefi ${to} olan transfer için hiçbir şey imzalanmıyor. Ücret zamanında düşerse kendiliğinden sürer; yoksa teklifin süresi dolar ve yenisini isteyebilirsiniz.`,
  }),
  notConfirmed: (from, to, minutes) => ({
    title: longer(to),
    message: `${from} onu henüz onaylamadı.${minutes ? ` Yaklaşık her ${minutes} dakikada bir blok gelir.` : ''} Kaybolan bir şey yok; ne yapabileceğinizi görmek için onu açın.`,
  }),
  notRefundedYet: (to) => ({
    title: longer(to),
    message: 'Hedefte ödenemedi. İade daha gelecek; Causeway onu aramayı sürdürüyor.',
  }),
  notFilledYet: (to) => ({
    title: longer(to),
    message: `Causeway, ${to} üzerinde ödenene veya iade edilene kadar bakmayı sürdürür.`,
  }),
  addressExpired: (to) => ({
    title: 'Yatırma adresinin süresi doldu',
    message: `Hedefi ${to} olan bir ödeme orada zamanında görülmedi. Artık ona ödemeyin: yeni bir teklifle baştan başlayın.`,
  }),
  calls: {
    failed: (site, why) => ({
      title: site === undefined ? 'Kaldırılmadı' : `${site} için bir işlem gerçekleşmedi`,
      message: why,
    }),
    done: (site, chain) => ({
      title: `${chain} üzerinde tamam`,
      message: `${site} sitesinin istediği bir blokta; Causeway okudu.`,
    }),
    deposited: (site, chain, deposits) => ({
      title: `${chain} üzerinde tamam`,
      message: `${site} sitesinin istediği ${deposits === 1 ? 'yatırma' : 'her yatırma'} bir blokta; Causeway okudu. Sonra ne olacağını site söyler.`,
    }),
    takenBack: (chain) => ({
      title: `${chain} üzerinde tamam`,
      message: 'Kaldırıldı: bu bir blokta; Causeway okudu.',
    }),
    arrived: (site, chain = 'bir ağ', isRead) => ({
      title: isRead ? `${chain} üzerinde ulaştı` : `Hizmete göre ${chain} üzerinde ulaştı`,
      message: `${site} için ödediğiniz transfer hedefte ödendi. ${readBy(isRead)}`,
    }),
    paidBack: (site, chain = 'bir ağ', isRead) => ({
      title: isRead ? `${chain} üzerinde iade edildi` : 'Hizmete göre iade edildi',
      message: `${site} için ödediğiniz geri geldi. ${readBy(isRead)}`,
    }),
    unlock: (site) => ({
      title: 'Devam etmek için Causeway’in kilidini açın',
      message: `${site ? `${site} için bir işlem` : 'Bir kaldırma'} imza bekliyor. O zamana kadar hiçbir şey gönderilmez.`,
    }),
    fee: (site, chain, most) => ({
      title: `${chain} üzerindeki ağ ücreti yükseldi`,
      message: `Onayladığınızın${most ? ` (${most})` : ''} üstünde, bu yüzden ${site ? `${site} için` : 'kaldırma için'} hiçbir şey imzalanmıyor. Ücret zamanında düşerse kendiliğinden sürer; yoksa imzasız biter.`,
    }),
    slow: (site) => `${site ? `${site} için gönderim` : 'Bir kaldırma'} her zamankinden uzun sürüyor`,
    why: {
      notFunded: (chain) =>
        `Causeway bunun parasının ${chain} üzerinde ulaştığını görmedi, bu yüzden hiçbir şey gönderilmedi. Ne olduğunu görmek için Causeway’i açın.`,
      refunded: (chain) =>
        `Parayı ${chain} üzerine getirecek transfer iadeyle bitti, bu yüzden hiçbir şey gönderilmedi. Görmek için Causeway’i açın.`,
      wouldFail: (chain) => `${chain} düğümü şimdi başarısız olacağını söylüyor, bu yüzden imzalanmadı.`,
      reverted: (chain) => `${chain} onu aldı ve reddetti. Yalnızca ağ ücreti ödendi.`,
      nonceTaken: () => 'Yerini hesabınızın başka bir işlemi aldı.',
      inputGone: () => 'Harcadığı bir ödeme geri alındı.',
      notRelayed: () => 'Bitcoin düğümleri işlemi reddediyor.',
      invalid: () => 'Düğümler de ağın kuralları da işlemi reddediyor. Hiçbir şeye mal olmadı.',
      expired: () => 'Çok uzun bekledi ve imzalanmadı.',
      cancelled: () => 'Siz iptal ettiniz.',
      noEffect: (chain) => `${chain} üzerinde geçti, etkisi olmadı.`,
      maybeSent: () =>
        'Onayınızdan sonra hesabınız bunu göndermiş olabilir, bu yüzden başka bir şey imzalanmadı. Önce oraya bakın.',
      sentElsewhere: () => 'Onayınızdan sonra hesabınız bunu başka yerden gönderdi. Başka bir şey imzalanmadı.',
    },
    moneyIsThere: (chain) => `Getirilen para ${chain} üzerindeki hesabınızda.`,
  },
}

function longer(to: string): string {
  return `Hedefi ${to} olan transfer her zamankinden uzun sürüyor`
}

function readBy(isRead: boolean): string {
  return isRead ? 'Causeway bunu orada okudu.' : 'Bunu hizmet söylüyor; Causeway okuyamadı.'
}
