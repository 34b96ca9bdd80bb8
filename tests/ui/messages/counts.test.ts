import { describe, expect, it } from 'vitest'
import enWindows from '../../../src/ui/messages/en/approval/windows.json'
import enCalls from '../../../src/ui/messages/en/bundle/calls.json'
import { en } from '../../../src/ui/messages/en/messages.ts'
import { spokenOther } from '../../../src/ui/messages/language.ts'
import { partIn } from './part-in.ts'

describe('the requests that wait', () => {
  it.each([
    ['en', ['1 request waits for you', '2 requests wait for you']],
    ['de', ['1 Anfrage wartet auf Sie', '2 Anfragen warten auf Sie']],
    ['es', ['1 solicitud sin responder', '2 solicitudes sin responder']],
    ['ja', ['回答待ちのリクエスト：1件', '回答待ちのリクエスト：2件']],
    ['zh-Hans', ['有 1 个请求等待答复', '有 2 个请求等待答复']],
    ['ar', ['طلب واحد ينتظر جوابك', 'طلبان ينتظران جوابك']],
    ['pt-BR', ['1 solicitação aguarda você', '2 solicitações aguardam você']],
    ['ko', ['답변을 기다리는 요청 1건', '답변을 기다리는 요청 2건']],
    ['vi', ['1 yêu cầu đang chờ bạn', '2 yêu cầu đang chờ bạn']],
    ['tr', ['1 istek sizi bekliyor', '2 istek sizi bekliyor']],
  ] as const)('are counted, and not said to be of one site: %s', async (language, said) => {
    const { waiting } = language === 'en' ? enWindows : await partIn(language, 'approval/windows')
    expect([waiting({ questions: 1 }), waiting({ questions: 2 })]).toEqual(said)
  })
})

describe('two of a thing', () => {
  it.each([
    ['en', ['Send', 'Send both', 'Send all 3']],
    ['de', ['Senden', 'Beide senden', 'Alle 3 senden']],
    ['es', ['Enviar', 'Enviar las dos', 'Enviar las 3']],
    ['ja', ['送信', '2件とも送信', '3件すべて送信']],
    ['zh-Hans', ['发送', '两笔都发送', '全部发送（3 笔）']],
    ['ar', ['إرسال', 'إرسال كلتيهما', 'إرسال الكل (3)']],
    ['pt-BR', ['Enviar', 'Enviar as duas', 'Enviar as 3']],
    ['ko', ['보내기', '둘 다 보내기', '3건 모두 보내기']],
    ['vi', ['Gửi', 'Gửi cả hai', 'Gửi cả 3']],
    ['tr', ['Gönder', 'İkisini de gönder', 'Hepsini gönder (3)']],
  ] as const)('are sent as people say it: %s', async (language, said) => {
    const { send } = language === 'en' ? enCalls : await partIn(language, 'bundle/calls')
    expect([send({ calls: 1 }), send({ calls: 2 }), send({ calls: 3 })]).toEqual(said)
  })

  it.each([
    ['en', ['Disconnect both apps', 'Disconnect all 3 apps']],
    ['de', ['Beide Apps trennen', 'Alle 3 Apps trennen']],
    ['es', ['Desconectar las dos apps', 'Desconectar las 3 apps']],
    ['ja', ['2つのアプリとも接続を解除', '3個のアプリすべての接続を解除']],
    ['zh-Hans', ['断开这两个应用', '断开全部 3 个应用']],
    ['ar', ['قطع الاتصال بالتطبيقين', 'قطع الاتصال بكل التطبيقات (3)']],
    ['pt-BR', ['Desconectar os dois apps', 'Desconectar os 3 apps']],
    ['ko', ['두 앱 모두 연결 끊기', '앱 3개 모두 연결 끊기']],
    ['vi', ['Ngắt kết nối cả hai ứng dụng', 'Ngắt kết nối cả 3 ứng dụng']],
    ['tr', ['İki uygulamanın da bağlantısını kes', '3 uygulamanın bağlantısını kes']],
  ] as const)('are revoked as people say it in %s', async (language, said) => {
    const { settings } = (await spokenOther(language)?.messages()) ?? en
    expect([2, 3].map((sites) => settings.revokeAll({ sites }))).toEqual(said)
  })
})
