import type { NotificationWords } from '../../../core/text/notification-words.ts'
import { GERMAN_MARKS } from '../punctuation.ts'
import viFailureReasons from './transfer/failure-reasons.json'

export const viNotifications: NotificationWords = {
  marks: GERMAN_MARKS,
  chain: (chainId) => `chuỗi ${chainId}`,
  received: (what, from, to) => ({
    title: `${what} đã đến trên ${to}`,
    message: `Từ ${from}. Causeway đã đọc trên ${to}.`,
  }),
  saidToArrive: (what, to) => ({
    title: `Dịch vụ báo: ${what} đã đến trên ${to}`,
    message: 'Causeway chưa xác nhận được.',
  }),
  saidToCall: (what, to) => ({
    title: `Dịch vụ báo: đã gọi hợp đồng trên ${to}`,
    message: `Bằng ${what} của lệnh chuyển. Causeway đọc các khoản thanh toán, không đọc kết quả lệnh gọi: hãy xem trong trình khám phá.`,
  }),
  reasons: viFailureReasons,
  reasonGiven: (word) => `Lý do của dịch vụ: ${word}.`,
  refunded: (what, on, to, reason) => ({
    title: `Đã hoàn ${what} trên ${on}`,
    message: `Lệnh chuyển đến ${to} không thành công.${reason ? ` ${reason}` : ''}`,
  }),
  saidToBeRefunded: (on, to, reason) => ({
    title: `Dịch vụ báo: đã hoàn tiền trên ${on}`,
    message: `Causeway chưa xác nhận được. Lệnh chuyển đến ${to} không thành công.${reason ? ` ${reason}` : ''}`,
  }),
  gone: (to) => ({
    title: `Tiền đến trên ${to} không còn ở đó`,
    message: 'Chuỗi đã rút lại khối chứa nó. Causeway đang chờ lại.',
  }),
  refundedInPart: (amounts, on) => ({
    title: amounts
      ? `${amounts.part} trên ${amounts.whole} đã hoàn về trên ${on}`
      : `Một phần tiền của bạn đã hoàn về trên ${on}`,
    message: 'Một ngày qua không có thêm. Hãy mở lệnh chuyển để biết cần hỏi ai về phần còn lại.',
  }),
  cancelled: (to) => ({
    title: `Bạn đã hủy lệnh chuyển đến ${to}`,
    message: 'Tiền vẫn ở chỗ bạn, trừ phí mạng.',
  }),
  nonceTaken: (to) => ({
    title: `Lệnh chuyển đến ${to} không thành công`,
    message: 'Một giao dịch khác của tài khoản bạn đã thế chỗ. Hãy mở xem trước khi thử lại.',
  }),
  failed: (to) => ({
    title: `Lệnh chuyển đến ${to} không thành công`,
    message: 'Hãy mở để xem tiền của bạn ra sao.',
  }),
  requoted: (to, amounts) => ({
    title: amounts ? `Đã trả ${amounts.paid} thay vì ${amounts.quoted}` : 'Dịch vụ đã báo giá lại',
    message: `Dịch vụ đưa đề nghị mới cho số đã đến. Causeway theo dõi đến khi tiền ở trên ${to}.`,
  }),
  unlock: (to) => ({
    title: 'Mở khóa Causeway để tiếp tục',
    message: `Lệnh chuyển đến ${to} đang chờ chữ ký. Trước đó không gửi gì.`,
  }),
  fee: (from, to, most) => ({
    title: `Phí mạng trên ${from} đã tăng`,
    message: `Phí vượt ${most ? `mức ${most} bạn đã xác nhận` : 'mức bạn đã xác nhận'} nên chưa ký gì cho lệnh chuyển đến ${to}. Nếu phí giảm kịp, lệnh tự tiếp tục; nếu không, báo giá hết hạn và bạn có thể lấy báo giá mới.`,
  }),
  notConfirmed: (from, to, minutes) => ({
    title: longer(to),
    message: `${from} chưa xác nhận.${minutes ? ` Khoảng ${minutes} phút có một khối.` : ''} Không mất gì; hãy mở để xem bạn có thể làm gì.`,
  }),
  notRefundedYet: (to) => ({
    title: longer(to),
    message: 'Không chi trả được. Tiền hoàn chưa về; Causeway tiếp tục tìm.',
  }),
  notFilledYet: (to) => ({
    title: longer(to),
    message: `Causeway tiếp tục theo dõi đến khi chi trả trên ${to} hoặc hoàn tiền.`,
  }),
  addressExpired: (to) => ({
    title: 'Địa chỉ nạp đã hết hạn',
    message: `Không thấy khoản trả nào cho ${to} kịp thời. Đừng trả vào đó nữa: hãy bắt đầu lại với báo giá mới.`,
  }),
  calls: {
    failed: (site, why) => ({
      title: site === undefined ? 'Chưa thu hồi được' : `Một giao dịch cho ${site} không thành công`,
      message: why,
    }),
    done: (site, chain) => ({
      title: `Đã xong trên ${chain}`,
      message: `Yêu cầu của ${site} đã vào khối, Causeway đã đọc.`,
    }),
    deposited: (site, chain, deposits) => ({
      title: `Đã xong trên ${chain}`,
      message: `${deposits === 1 ? 'Khoản nạp' : 'Mọi khoản nạp'} do ${site} yêu cầu đã vào khối, Causeway đã đọc. Trang web cho biết kết quả.`,
    }),
    takenBack: (chain) => ({
      title: `Đã xong trên ${chain}`,
      message: 'Đã thu hồi: lệnh đã vào khối, Causeway đã đọc.',
    }),
    arrived: (site, chain = 'chuỗi', isRead) => ({
      title: isRead ? `Đã đến trên ${chain}` : `Được báo đã đến trên ${chain}`,
      message: `Lệnh chuyển bạn trả theo yêu cầu của ${site} đã được chi trả. ${readBy(isRead)}`,
    }),
    paidBack: (site, chain = 'chuỗi', isRead) => ({
      title: isRead ? `Đã hoàn tiền trên ${chain}` : 'Được báo đã hoàn tiền',
      message: `Số tiền bạn trả cho ${site} đã hoàn về. ${readBy(isRead)}`,
    }),
    unlock: (site) => ({
      title: 'Mở khóa Causeway để tiếp tục',
      message: `${site ? `Một giao dịch cho ${site}` : 'Một lệnh thu hồi'} đang chờ chữ ký. Trước đó không gửi gì.`,
    }),
    fee: (site, chain, most) => ({
      title: `Phí mạng trên ${chain} đã tăng`,
      message: `Phí vượt ${most ? `mức ${most} bạn đã xác nhận` : 'mức bạn đã xác nhận'} nên chưa ký gì ${site ? `cho ${site}` : 'cho lệnh thu hồi'}. Nếu phí giảm kịp, lệnh tự tiếp tục; nếu không, lệnh kết thúc mà không ký.`,
    }),
    slow: (site) => `${site ? `Giao dịch cho ${site}` : 'Lệnh thu hồi'} lâu hơn thường lệ`,
    why: {
      notFunded: (chain) =>
        `Causeway chưa thấy tiền cho việc này đến ${chain} nên chưa gửi gì. Hãy mở Causeway để xem tiền ra sao.`,
      refunded: (chain) =>
        `Lệnh chuyển đem tiền đến ${chain} đã kết thúc bằng hoàn tiền nên chưa gửi gì. Hãy mở Causeway để xem.`,
      wouldFail: (chain) => `Node của ${chain} báo lệnh này sẽ thất bại nên chưa ký.`,
      reverted: (chain) => `${chain} đã nhận rồi từ chối. Chỉ tốn phí mạng.`,
      nonceTaken: () => 'Một giao dịch khác của tài khoản bạn đã thế chỗ.',
      inputGone: () => 'Khoản tiền mà nó tiêu đã bị rút lại.',
      notRelayed: () => 'Các node Bitcoin từ chối giao dịch.',
      invalid: () => 'Các node từ chối giao dịch, quy tắc của mạng cũng vậy. Không tốn gì.',
      expired: () => 'Đã chờ quá lâu và chưa ký.',
      cancelled: () => 'Bạn đã hủy.',
      noEffect: (chain) => `Đã qua trên ${chain}, không có tác dụng.`,
      maybeSent: () =>
        'Tài khoản của bạn có thể đã gửi từ lúc bạn xác nhận nên không ký thêm. Hãy kiểm tra ở đó trước.',
      sentElsewhere: () => 'Tài khoản của bạn đã gửi từ nơi khác sau khi bạn xác nhận. Không ký thêm gì.',
    },
    moneyIsThere: (chain) => `Số tiền đã chuyển nằm trong tài khoản của bạn trên ${chain}.`,
  },
}

function longer(to: string): string {
  return `Lệnh chuyển đến ${to} lâu hơn thường lệ`
}

function readBy(isRead: boolean): string {
  return isRead ? 'Causeway đã đọc trên chuỗi.' : 'Theo lời dịch vụ; Causeway không đọc được.'
}
