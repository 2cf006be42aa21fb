import { parseArgs } from 'node:util'
import { startSandbox } from './start-sandbox.ts'

/**
 * Runs the sandbox as a process of its own. A parent with an IPC channel gets the address and keys by message,
 * and the sandbox ends with it.
 */
const { values } = parseArgs({
  options: {
    'data-dir': { type: 'string', default: './data' },
    host: { type: 'string', default: '127.0.0.1' },
    'public-host': { type: 'string' },
    port: { type: 'string', default: '0' },
    'webhook-url': { type: 'string' },
    'clock-ahead': { type: 'string', default: 'PT0S' },
  },
})

// Calendar units are resolved once: resolved at every reading, P1M would jump back on the 1st.
const started = Temporal.Now.zonedDateTimeISO('UTC')
const shift = started
  .toInstant()
  .until(started.add(Temporal.Duration.from(values['clock-ahead'])).toInstant())

const { stop, setWebhookUrl, ...address } = await startSandbox({
  dataDir: values['data-dir'],
  clock: { now: () => Temporal.Now.instant().add(shift) },
  host: values.host,
  publicHost: values['public-host'] ?? values.host,
  port: Number(values.port),
  webhookUrl: values['webhook-url'] ?? null,
})

let isStopping = false
const end = () => {
  if (isStopping) return
  isStopping = true
  void stop().then(() => process.exit())
}
process.on('SIGTERM', end)
process.on('SIGINT', end)
if (process.send) {
  process.on('disconnect', end)
  process.on('message', (message: { webhookUrl?: string | null }) => {
    if (message.webhookUrl !== undefined) setWebhookUrl(message.webhookUrl)
  })
  process.send(address)
} else process.stdout.write(`Payment sandbox: ${address.baseUrl}\n`)
