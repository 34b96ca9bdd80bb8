import type { ServiceKeyRefusedMessages } from '../../en/settings/service-key-refused.ts'
import type { Translated } from '../../translated.ts'
import { line } from '../format.ts'

export const zhHansServiceKeyRefused: Translated<ServiceKeyRefusedMessages> = {
  title: '服务方拒绝了你的 API 密钥',
  text: '用这个密钥，服务方什么都不回答：没有报价，也没有在途资金的消息。你的资金不受影响。请保存另一个密钥，或不用密钥询问。',
  toSettings: '前往设置',
  without: '不用密钥询问',
  kept: {
    refused: (ending) => line`被服务方拒绝：末尾为${ending}的密钥`,
    setAside: (ending) => line`因被服务方拒绝而未使用：末尾为${ending}的密钥`,
  },
  again: '重新使用这个密钥',
}
