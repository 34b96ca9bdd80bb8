import type { ReasonSentences } from '../../../core/reason/sentences.ts'

export const trReasons: ReasonSentences = {
  SAID: ({ words }) => `İngilizce bildirilen: ${words}`,
  UNFORESEEN: ({ words }) => `Olmadı. Yeniden deneyin. İngilizce bildirilen: ${words}`,

  TIMEOUT: 'Yanıt çok uzun sürdü.',
  SLOW: 'Yanıt yavaş. Causeway hâlâ bekliyor.',
  OFFLINE: 'Bağlantı yoktu veya koptu.',
  TOO_LARGE: 'Yanıt, gerçek olamayacak kadar büyüktü.',
  NOT_JSON: 'Yanıt anlaşılamadı.',
  CUT_OFF: 'Yanıt kesikti.',
  HOST_TROUBLE: ({ status }) => `Sunucuda sorun var (hata ${status}); sonra yanıt verebilir.`,
  SIGN_IN: 'Ağınız oturum açmanızı istiyor olabilir. Görmek için herhangi bir site açın.',
  REDIRECTED: 'Soruyu başka bir adrese yönlendirmek istedi, bu yüzden orada hiçbir şey sorulmadı.',
  ABORTED: 'Yanıt gelmeden durduruldu.',
  UNREADABLE: 'Yanıt okunamıyor.',
  REFUSED_WITH: ({ status }) => `Neden bildirilmeden reddedildi (hata ${status}).`,
  NO_REASON: 'Neden bildirilmedi.',
  NOT_ASKED: 'Bu sorulmadı.',
  STATE_PRUNED: 'Düğümde o bloğun durumu artık yok.',
  NOT_SAID: 'Yanıt bunu söylemiyor.',
  OTHER_ANSWER: 'Yanıt, sorulandan başka bir şey hakkındaydı.',
  NODE_BEHIND: 'Yanıt öncekinden eskiydi, bu yüzden henüz sayılmaz.',
  ONE_NODE: 'Şimdiye kadar iki düğümden yalnızca biri yanıt verdi, bu yüzden yanıt diğerini bekliyor.',
  TOO_OFTEN: 'Çok sık soruldu; sonra yeniden yanıt verir.',
  CONTRADICTION: 'Yanıtlar birbiriyle çelişiyor, bu yüzden hiçbirine inanılmıyor.',
  REFUSED_SAYING: ({ status, words }) => `Reddedildi (hata ${status}). İngilizce bildirilen: ${words}`,
  UNCLEAR: ({ status }) => `Açık bir yanıt yoktu (hata ${status}).`,
  MISUSED: 'Bu, böyle sorulamaz, bu yüzden hiçbir şey sorulmadı.',
  TAKEN_BACK: 'Site bu isteği geri aldı.',

  INTERRUPTED: 'Cüzdan yeniden başladı. Gösterilene bakın ve yeniden deneyin.',
  STORE_FAILED: 'Tarayıcı, Causeway’in sakladıklarını okuyamadı veya yazamadı. Yeniden deneyin.',
  STORE_FULL:
    'Bu bilgisayarın diskinde yer kalmadı. Causeway kaydedemediği hiçbir şeyi imzalamaz. Yer açın; sonra kendiliğinden sürer.',
  STORE_NEWER: 'Saklananlar daha yeni bir Causeway’den. Devam etmek için güncelleyin.',
  STALE_SAVE: 'Bu arada başka yerde değiştirildi, bu yüzden hiçbir şey kaydedilmedi. Yeniden bakın.',
  LOCKED: 'Causeway kilitli. Devam etmek için kilidi açın.',
  VAULT_EXISTS: 'Burada zaten bir cüzdan var. Olduğu gibi kaldı.',
  VAULT_MISSING: 'Burada henüz cüzdan yok.',
  VAULT_DAMAGED: 'Saklanan cüzdan hasarlı. Hiçbir şeyin üstüne yazılmadı.',
  VAULT_NEWER: 'Bu cüzdan daha yeni bir Causeway’den. Açmak için güncelleyin.',
  VAULT_NOT_OPENED: 'Bu parola cüzdanı açmıyor veya cüzdan değiştirilmiş.',
  VAULT_TAMPERED: 'Saklanan cüzdan dışarıdan değiştirilmiş veya iki kopyadan karıştırılmış. Kapalı kalır.',
  VAULT_CHANGED: 'Cüzdan bu arada değişti, bu yüzden hiçbir şey kaydedilmedi. Yeniden deneyin.',
  VAULT_NOT_WRITTEN: 'Tarayıcı cüzdanı doğru saklamadı. Önceki kopya sağlam: yeniden deneyin.',
  KDF_REFUSED: 'Cüzdan, Causeway’in kabul etmediği bir yolla şifrelenmiş.',
  BACKUP_NOT_OPENED: 'Bu parola dosyayı açmıyor veya dosya değiştirilmiş.',
  BACKUP_DAMAGED: 'Bu, Causeway’in eksiksiz bir yedek dosyası değil.',
  BACKUP_NEWER: 'Bu dosya daha yeni bir Causeway’den. Geri yüklemek için güncelleyin.',
  OTHER_WALLET: ({ account }) =>
    `Bu, ilk hesabı ${account} olan başka bir cüzdanın. Burada hiçbir şey değiştirilmedi.`,
  WALLET_UNCOMPARED:
    'Hesap listesi kayboldu, bu yüzden Causeway bunun bu cüzdanın olup olmadığını bilemiyor. Burada hiçbir şey değiştirilmedi.',

  PASSWORD_EMPTY: 'Bir parola yazın.',
  PASSWORD_BROKEN: 'Parolada bozuk bir karakter var. Yeniden yazın.',
  PASSWORD_LONG: ({ most }) => `En fazla ${most} karakter kullanın.`,
  PASSWORD_SHORT: ({ least }) =>
    `En az ${least} karakter kullanın: birbiriyle ilgisiz birkaç sözcük kolay hatırlanır.`,
  PASSWORD_EASY:
    'Tahmini çok kolay: neredeyse tümü yaygın parolalar, adlar veya tarihler. Birbiriyle ilgisiz sözcükler ekleyin.',
  PASSWORD_RUN:
    'Tahmini çok kolay: yinelemeler ve art arda tuşlar ilk denenenlerdir. Birbiriyle ilgisiz sözcükler kullanın.',
  PASSWORD_PHRASE: 'Tahmini çok kolay: neredeyse tümü bilinen bir söz. Birbiriyle ilgisiz sözcükler kullanın.',
  PASSWORD_NEARLY: 'Az kaldı: ilgisiz bir sözcük daha onu yeterince güçlü yapar.',
  PASSWORD_FILE:
    'Sınırsız parola denenebilen bir dosya için fazla kolay. Dosyaya kendine ait daha uzun bir parola verin.',
  PASSWORD_UNJUDGED:
    'Causeway kolay parola listelerini yükleyemedi, bu yüzden şimdi yeni parola kabul etmiyor. Bu sayfayı kapatın, yeniden açın ve bir daha deneyin.',
  BAD_MNEMONIC: 'Bu sözcükler bir kurtarma ifadesi değil.',
  PHRASE_LENGTH: ({ count }) => `Kurtarma ifadesi 12, 15, 18, 21 veya 24 sözcüktür; bu ${count} sözcük.`,
  PHRASE_WORD: ({ position }) => `Şu sıradaki sözcük kurtarma sözcükleri listesinde yok: ${position}.`,
  PHRASE_WORDS: ({ positions }) => `Şu sıradaki sözcükler kurtarma sözcükleri listesinde yok: ${positions}.`,
  PHRASE_ORDER: 'Her sözcük listede var, ama birlikte bir ifade değiller: biri yanlış veya sırası bozuk.',
  KEY_LETTERS: 'Özel anahtarda yalnızca 0–9 rakamları ve a–f harfleri olur.',
  KEY_LENGTH: ({ digits }) => `Özel anahtar 64 hex hanedir; bunda ${digits} hane var.`,
  KEY_OUTSIDE: 'Bu özel anahtar hiçbir hesabın değil. Her haneyi kontrol edin.',
  NAME_MISSING: 'Sonra tanımak için bir ad verin.',
  NAME_TAKEN: ({ label }) => `${label} zaten başka birinin adı. Başka bir ad seçin.`,
  ADDRESS_UNKNOWN: 'Causeway’in tanıdığı bir adres değil: her harfi kontrol edin.',
  SITE_ADDRESS: 'Bir sitenin adresini yazın, örneğin app.example.com.',
  SITE_FIXED: 'Tarayıcı bu sitenin değiştirilmesine izin vermiyor.',

  NO_SUCH_ACCOUNT: 'Bu hesap artık yok.',
  OWN_ALREADY: ({ label }) => `Bu zaten sizin hesabınız: ${label}.`,
  OWN_HIDDEN: ({ label }) => `Bu zaten sizin, gizli hesabınız: ${label}.`,
  IMPORTED_ALREADY: ({ label }) => `Bu zaten sizin hesabınız: ${label}. Anahtarıyla içe aktarıldı; önce onu kaldırın.`,
  WATCHED_ALREADY: ({ label }) => `Bu adresi zaten izliyorsunuz: ${label}.`,
  LAST_SHOWN: 'Listelerde bir hesap kalmalı.',
  FROM_WORDS: 'Bu hesap kurtarma ifadenizden gelir. Bunun yerine onu gizleyin.',
  ACCOUNT_IN_USE:
    'Bu hesabın ödediği bir transfer sürüyor. Bitmesini bekleyin veya ondan vazgeçin; sonra hesap kaldırılabilir.',
  ACCOUNT_UNDER_WAY:
    'Bu hesaba hâlâ ödeyebilecek bir şey sürüyor: transfer, iade veya yatırma adresi. Bitmesini bekleyin; sonra hesap kaldırılabilir.',
  SHOW_ANOTHER: 'Önce başka bir hesabı gösterin.',

  API_KEY_FORM: 'Bu, bir API anahtarının gizli yarısı değil: o 80 hex hanedir.',
  API_KEY_NOT_LISTED: 'Borsa bu anahtarı bu hesap için listelemiyor.',
  API_KEY_ALREADY: 'Bu hesabın burada zaten bir anahtarı var. Önce onu kaldırın.',
  API_KEY_NONE: 'Burada bu hesap için anahtar yok.',
  API_KEYS_TAKEN: 'Bu hesabın tüm API anahtarları kullanımda. Önce borsada birini kaldırın.',
  API_KEY_REVOKING: 'Bu hesabın anahtarı kaldırılıyor. Bitmesini bekleyin.',
  API_KEY_NOT_SHOWN: 'Borsa bu hesap için anahtarımızı artık göstermiyor. Burada kaldırın ve başka birini oluşturun.',
  API_KEY_SOON: 'Gönderildi. Borsa henüz göstermiyor.',
  API_KEY_TIME_OVER: 'Borsa göstermeden bunun süresi doldu. Yeniden deneyin.',
  EXCHANGE_ACCOUNT_FOREIGN: 'Borsadaki bu hesap başka bir cüzdanın.',
  EXCHANGE_ACCOUNT_NONE: ({ exchange }) => `${exchange} üzerinde henüz hesabınız yok.`,
  EXCHANGE_NONE: 'Bu hizmette böyle bir borsa yok.',
  EXCHANGE_SILENT: 'Borsa bunu söylemiyor.',
  EXCHANGE_LACKS: 'Borsada böyle bir para birimi yok.',
  EXCHANGE_REFUSED: ({ number, words }) => `Borsa reddetti (kod ${number}). İngilizce bildirilen: ${words}`,
  EXCHANGE_DOUBTED: ({ words }) =>
    `Borsa reddediyor, ama zaten kabul etmiş olabilir. Paranızın hesaptan çıkıp çıkmadığı henüz belli değil. Causeway bakmayı sürdürüyor. İngilizce bildirilen: ${words}`,
  EXCHANGE_TAKEN: ({ words }) =>
    `Borsa bu transferi kabul ettiğini söylüyor ve henüz göstermiyor. Causeway onu bekliyor ve başka bir şey göndermiyor. İngilizce bildirilen: ${words}`,
  EXCHANGE_AGAIN: ({ words }) => `Borsaya yeniden soruluyor. İngilizce bildirilen: ${words}`,
  EXCHANGE_ACCOUNT_KIND: 'Borsa bu hesabı Causeway’in tanımadığı bir türde tutuyor.',

  CURRENCY_UNKNOWN: 'Cüzdan bu para birimini tanımıyor.',
  CHAIN_UNKNOWN: ({ chainId }) => `Causeway şu ağı tanımıyor: ${chainId}.`,
  NO_OWN_ADDRESS: 'Bu hesabın Bitcoin adresi yok: başka bir adres seçin.',
  NO_BITCOIN: 'Bu cüzdanda henüz Bitcoin hesabı yok.',
  BITCOIN_STILL_READ: 'Bitcoin adreslerinize hâlâ bakılıyor.',
  BITCOIN_CHANGED: 'Bitcoin adresleriniz bu arada değişti. Yeniden deneyin.',
  COIN_FALSE: 'Gezgin, UTXO’larınızdan biri hakkında ağdan başka bir şey söylüyor.',
  EXPLORER_SILENT: 'Gezgin yanıt vermedi.',
  EXPLORER_LACKS: 'Gezginde bunun için gereken bir işlem eksik.',
  ADDRESS_BUSY: 'Gezgin bu adresi listeleyemiyor: çok fazla işlemi var.',
  EXPLORER_UNPROVEN: 'Gezgin, geçerli bir kanıt olmadan, işlemin bir blokta olduğunu söylüyor.',
  EXPLORER_ALONE: 'Gezgin, işlemin bir blokta olduğunu söylüyor. Diğeri henüz doğrulamıyor.',
  EXPLORER_SHALLOW: ({ has, needs }) =>
    `Gezgin, işlemin bir blokta olduğunu söylüyor. İşlem ${needs} blok sonra sayılır; şu an ${has} blok var.`,
  EXPLORER_SECOND_SILENT: ({ has, needs }) =>
    `İkinci gezgin yanıt vermiyor. Tek gezginle işlem ${needs} blok sonra sayılır; şu an ${has} blok var.`,
  EXPLORER_UNTRUSTED: ({ count }) =>
    `Gezgine göre, Causeway’in bildiğinden ${count} adresiniz daha kullanıldı. Bu sözcüklerle başka bir cüzdan o kadarını kullanmadıysa bu gezgine güvenmeyin.`,
  ADDRESS_FOREIGN: 'Adres bu cüzdanın değil.',
  SPEND_NOT_SHOWN: 'Gezgin, UTXO’larınızın harcandığını söylüyor ve bunu göstermiyor.',
  SPEND_NOT_SIGNED: 'Gezgin, UTXO’larınızın harcandığını söylüyor, ama bunu anahtarınız imzalamadı.',
  TOKEN_SIGNS_ELSE: 'Token, adından ve sürümünden başka bir şey için imzalatıyor.',
  NO_SOURCE: ({ symbol }) => `Başka hiçbir ağda ${symbol} getirmeye yarayacak para yok.`,
  TOO_LITTLE: ({ needs, has }) => `Bunun için, ağ ücretiyle, en fazla ${needs} gerekir; sizde ${has} var.`,
  COINS_TOO_LITTLE: ({ needs, has }) =>
    `Bunun için tek bir adresten ${needs} ve madenci ücreti gerekir; en iyisinin serbest UTXO’ları ${has} değerinde.`,
  NOT_RELAYED: 'Bitcoin düğümleri böyle bir işlemi iletmez: tutar çok küçük veya işlem çok büyük.',
  NO_SUCH_TRANSFER: 'Bu cüzdanda böyle bir transfer yok.',
  NOTHING_WAITS: 'Bu transferden bir blok bekleyen yok.',
  BEING_CANCELLED: 'Zaten iptal ediliyor; onun için gönderilen geri alınamaz.',
  CANNOT_CANCEL: 'Bitcoin üzerindeki bir ödeme, gönderildikten sonra geri alınamaz.',
  MORE_IS_USELESS: 'Ağın şu anda istediğinin katları zaten öneriliyor; daha fazlası işe yaramazdı.',
  RAISE_NO_CHANGE: 'Bu işlemden size, daha yüksek ücreti ödeyecek bir şey dönmüyor.',
  RAISE_TOO_LITTLE: 'Bu işlemden size, daha yüksek ücreti ödemeye yetmeyecek kadar az dönüyor.',
  RAISE_EVICTS:
    'Sonraki bir işleminiz bunun para üstünü harcıyor; buradaki daha yüksek ücret onu düşürürdü. Bunun yerine sonraki için daha çok ödeyin: ikisini de hızlandırır.',
  MINER_FEE_ABOVE_MOST: ({ fee, most }) => `Madenci ücreti ${fee} olurdu; bu cüzdan en fazla ${most} öder.`,
  MINER_FEE_ABOVE_RATE: ({ rate, most }) =>
    `Madenci ücreti vByte başına ${rate} satoşi olurdu; bu cüzdan en fazla ${most} öder.`,
  MINER_FEE_ABOVE_AMOUNT: ({ fee, amount }) =>
    `Madenci ücreti ${amount} için ${fee} olurdu; bu cüzdan tutarın üstünde ücret ödemez.`,
  HURRY_FOREIGN: 'Bu cüzdanın olmayan bir adrese ulaşıyor.',
  CPFP_PAYS_MORE: 'İşlem, sonraki bloğun istediğinden fazlasını zaten ödüyor.',
  CPFP_SIZE_UNKNOWN:
    'İşlem veya beklediği bir işlem, boyutu denetlenemeyen bir betikle harcıyor. Bu yüzden ücreti belirlenemiyor: bekleyin veya gönderenden daha yüksek ücret isteyin.',
  CPFP_TOO_MANY: 'İşlem, hızlandırılamayacak kadar çok UTXO harcıyor.',
  CPFP_CHAIN: 'Burada birbirine bağlı çok fazla işlem bekliyor: hiçbir düğüm bir tane daha almazdı.',
  MEMPOOL_FULL:
    'Bitcoin üzerinde çok fazla işlem bekliyor, bu yüzden düğümler şu anda yalnızca daha yüksek ücret kabul ediyor. Daha yüksek madenci ücreti yardımcı olur; yoksa aynı işlem, sığana kadar yeniden gönderilir.',
  FEE_BELOW_NODES: ({ has, needs }) =>
    `Düğümler şu anda bu işlem için en az ${needs} satoşi istiyor, o ${has} ödüyor. Daha yüksek madenci ücreti yardımcı olur; yoksa aynı işlem, kabul edilene kadar yeniden gönderilir.`,
  BUMP_BELOW_NODES: ({ has, needs }) =>
    `Düğümler, yerine geçecek işlem için en az ${needs} satoşi daha istiyor; bu ${has} daha öderdi. Ücreti bir kez daha yükseltin: sonraki öneri yeter.`,
  DEPOSIT_OVER: 'Bu adres artık ödeme beklemiyor.',
  DEPOSIT_LATE: 'Bu adresin teklifinin süresi doldu. Yeni bir teklifle başlayın.',
  DEPOSIT_PAID: 'Bu adrese zaten bir şey ödendi; ikinci ödeme ona sayılmazdı.',
  PAID_BEFORE_UNREAD:
    'Yeniden kullanılabilen bu adresin şimdiye kadar ne aldığını söyleyen yok. Önceki ödemeler sayılmasın diye, bu okununca gösterilir. Birazdan yeniden deneyin.',
  NO_NAMES: 'Bu cüzdan, böyle adların olduğu bir ağı okumuyor.',
  NAME_LETTERS: 'Bu adda Causeway’in aramadığı karakterler var. Bunun yerine adresi yapıştırın.',
  NAME_ELSEWHERE: ({ host }) =>
    `Bu adı yalnızca ${host} biliyor ve Causeway ona bağlanmıyor. Bunun yerine adresi yapıştırın.`,
  TOKEN_TOO_LITTLE: ({ token }) => `Hesabınızda şu tokendan yeterince yok ve Causeway getiremiyor: ${token}.`,
  MAKES_CONTRACT: 'Bir sözleşme oluşturur.',
  WOULD_FAIL: 'Gerçekleşmezdi.',

  ORDER_MISSING: 'Eksiksiz bir emir yok.',
  ORDER_CHAIN: ({ name }) => `“${name}” kısa adıyla bilinen bir ağ yok.`,
  ORDER_ADDRESS: ({ address }) => `${address} adresi ağına uymuyor.`,
  ORDER_MALFORMED: 'Var olamayacak bir değer içeriyor.',

  WAITS_FOR_DEPOSIT: 'Aynı tokenın başka bir transferi önce yatırmasını bitirmeli.',
  WAITS_FOR_SIGNATURE: 'Önce başka bir işiniz imzalanmalı.',
  WAITS_FOR_COIN: 'Başka bir transfer aynı UTXO’yu harcıyor; bu onu bekliyor.',
  WAITS_FOR_ACCOUNT: 'Başka bir transfer aynı hesaptan çıkıyor; bu onu bekliyor.',
  WAITS_FOR_UNREADABLE:
    'Saklanan bir kayıt okunamıyor. Aynı hesabın imzalı bir işlemini tutuyor olabilir, bu yüzden burada hiçbir şey imzalanmıyor. Onu Etkinlik’te serbest bırakın.',
  FEE_RISEN: ({ most }) => `Ağ ücreti, onayladığınızın (${most}) üstüne çıktı.`,
  GAS_ABOVE_APPROVED: ({ most }) => `Bu, onayladığınızın (${most}) ödediğinden fazla gas gerektiriyor.`,
  PERMIT_USED: 'İmzalanacak olan daha önce kullanıldı.',
  PERMIT_NOT_TAKEN: 'Hizmet imzanızı kabul etmedi; süresi dolana kadar yine de kullanabilir.',
  PERMIT_REFUSED: ({ words }) =>
    `Hizmet imzanızı kabul etmedi; süresi dolana kadar yine de kullanabilir. İngilizce bildirilen: ${words}`,
  PERMIT_WANTS_MORE:
    'Hizmet, önerdiğinden fazla adım istiyor. Başka bir şey imzalanmaz; imzalananın süresi yakında dolar.',
  MAYBE_TAKEN: 'Yerini başka bir işlem almış olabilir. Causeway yeniden bakıyor.',
  MAYBE_PAID:
    'Onayınızdan sonra hesabınız bir şey gönderdi. Bunun bu transferi ödeyip ödemediği henüz bilinmiyor, bu yüzden hiçbir şey imzalanmıyor. Emin olunca transferden vazgeçip yeniden başlayabilirsiniz.',
  SAVES_LOST:
    'Bu tarayıcının bu transfer hakkında sakladığının bir bölümü kayboldu. Zaten ödenmiş olabilir, bu yüzden onun için başka bir şey imzalanmıyor. Causeway ödemeyi arıyor; transferden vazgeçmeden önce hesabınıza bakın.',
  ABANDONED_IN_DOUBT:
    'Zaten ödenip ödenmediği bilinmeden ondan vazgeçtiniz. Yeniden denemeden önce hesabınıza bakın.',
  CONTESTED: 'Başka bir işlem bunun gerektirdiğini alıyor. Hangisinin gireceği henüz belli değil.',
  CONTESTED_BY: ({ transaction }) =>
    `${transaction} işlemi bunun gerektirdiğini alıyor. Hangisinin gireceği henüz belli değil.`,
  NOT_CARRIED_OUT: 'Causeway’in bu sürümü böyle bir adımı yapmıyor.',
  KEY_DELETED:
    'Bu hesabın anahtarı silindi, bu yüzden onunla hiçbir şey imzalanamaz. Yeniden içe aktarın veya bundan vazgeçin.',
  RECORD_CHANGED: 'Saklanan kayıt dışarıdan değiştirildi, bu yüzden onun için hiçbir şey imzalanmıyor.',
  COULD_NOT_SIGN: ({ words }) => `İmzalanamadı. İngilizce bildirilen: ${words}`,
  NODE_REFUSES: ({ words }) => `Düğüm başarısız olacağını söylüyor. İngilizce bildirilen: ${words}`,
  GAS_ABOVE_LIMIT: ({ gas, most }) =>
    `${gas} gas istiyor, ama bu ağ en fazla ${most} alıyor. Hiçbir şey imzalanmadı.`,
  UNPROVEN: ({ words }) => `Kanıt şu anda yeniden başarılamıyor, bu yüzden hiçbir şey imzalanmıyor. ${words}`,
  NO_API_KEY: ({ index }) => `Bu cüzdanda şu hesap için anahtar yok: ${index}.`,
  NOT_ON_CHAIN: 'Hizmet, henüz ağda olmayan bir işlem bildiriyor.',
  REQUEST_FOREIGN: 'Hizmet, başka bir transferinizin isteğini bildiriyor; izlenmiyor.',
  REQUEST_OTHER_ADDRESS: 'Hizmet, başka bir yatırma adresinin isteğini bildiriyor; izlenmiyor.',
  REQUEST_OTHER_CURRENCY: 'Hizmet, başka bir para biriminin isteğini bildiriyor; izlenmiyor.',
  REQUEST_OTHER_REFUND: 'Hizmet, başka bir iade adresinin isteğini bildiriyor; izlenmiyor.',
  ANOTHER_PAYMENT:
    'Hizmet bu adrese yalnızca en yeni ödemeyi bildiriyor, o da başka bir ödeme. Sizinkine ne olduğu API anahtarı olmadan izlenemez: ulaşması gereken yerdeki bakiyeye bakın.',
  PAID_LATE: ({ paid }) =>
    `${paid} teklif için geç geldi. Hizmet onun için yeni bir teklif veriyor; API anahtarı olmadan izlenemez: ulaşması gereken yerdeki bakiyeye bakın.`,
  PAID_INSTEAD: ({ paid, quoted }) =>
    `${quoted} yerine ${paid} ödendi. Hizmet onun için yeni bir teklif veriyor; API anahtarı olmadan izlenemez: ulaşması gereken yerdeki bakiyeye bakın.`,
  OWN_PAYMENT_LATE: 'Kendi ödemeniz zamanında imzalanmadı; hiçbir şey gönderilmedi. Adrese hâlâ ödenebilir.',
  OWN_PAYMENT_UNPROVEN: 'Kendi ödemeniz artık kanıtlanamadı; hiçbir şey gönderilmedi. Adrese hâlâ ödenebilir.',

  ARRIVAL_UNNAMED: 'Hizmet işlem bildirmiyor.',
  ARRIVAL_UNSAID: 'Hizmet neyin nereye ulaştığını söylemiyor.',
  ARRIVAL_UNPROVABLE: 'Hizmet ulaştığını söylüyor; bu düğüm kanıtlayamıyor.',
  ARRIVAL_SHORT: 'Bu işlemde vaat edilen en az tutardan azı vardı.',
  ARRIVAL_ABSENT: 'Bu işlemde alıcıya ödeme yok.',
  ARRIVAL_USED: 'Bu işlem zaten başka bir transferi bitirdi.',
  ARRIVAL_OLD: 'Bu işlem bu transferden eski.',
  ARRIVAL_OWN: 'Bu işlem sizin kendi işleminiz.',
  ARRIVAL_MIXED: 'Aynı blokta alıcıya başka para da ulaştı; ikisi birbirinden ayırt edilemiyor.',
}
