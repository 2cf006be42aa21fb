// oxlint-disable-next-line typescript/no-explicit-any -- results as the protocol returns them
type Json = any

/** A connection of WebDriver BiDi: commands have numbered answers, and events come in between. */
export class BidiConnection {
  readonly #socket: WebSocket
  readonly #waiting = new Map<number, PromiseWithResolvers<Json>>()
  readonly #listeners: { event: string; handle: (parameters: Json) => void }[] = []
  #lastId = 0

  private constructor(socket: WebSocket) {
    this.#socket = socket
    socket.addEventListener('message', ({ data }) => this.#receive(JSON.parse(String(data))))
    socket.addEventListener('close', () => {
      for (const { reject } of this.#waiting.values())
        reject(new Error('the browser closed the connection'))
    })
  }

  static async open(url: string): Promise<BidiConnection> {
    const socket = new WebSocket(url)
    await new Promise((resolve, reject) => {
      socket.addEventListener('open', resolve)
      socket.addEventListener('error', () => reject(new Error(`no connection to ${url}`)))
    })
    return new BidiConnection(socket)
  }

  send(method: string, params: object = {}): Promise<Json> {
    const id = ++this.#lastId
    const answer = Promise.withResolvers<Json>()
    this.#waiting.set(id, answer)
    this.#socket.send(JSON.stringify({ id, method, params }))
    return answer.promise
  }

  on(event: string, handle: (parameters: Json) => void): void {
    this.#listeners.push({ event, handle })
  }

  close(): void {
    this.#socket.close()
  }

  #receive(message: Json): void {
    if (message.type === 'event') {
      for (const { event, handle } of this.#listeners)
        if (event === message.method) handle(message.params)
      return
    }
    const answer = this.#waiting.get(message.id)
    this.#waiting.delete(message.id)
    if (message.type === 'error') answer?.reject(new Error(`${message.error}: ${message.message}`))
    else answer?.resolve(message.result)
  }
}
