// A server that answers a few calls over real HTTP and remembers what it was asked, for the emitted client.
import Fastify, { type FastifyInstance } from 'fastify';

export interface Asked {
  readonly method: string;
  readonly url: string;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  readonly body: string;
}
export interface Answer {
  readonly status?: number;
  readonly body: string | object;
}
export interface NotesServer {
  readonly base: string;
  readonly asked: Asked[];
  /** The answers to the next requests, in order; an empty success when there is nothing left. */
  readonly answers: Answer[];
  readonly close: () => Promise<void>;
}

const everything = (app: FastifyInstance, asked: Asked[], answers: Answer[]): void => {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', { parseAs: 'string' }, (_request, body, done) => done(null, body));
  app.all('/*', async (request, reply) => {
    asked.push({
      method: request.method,
      url: request.url,
      headers: request.headers,
      body: typeof request.body === 'string' ? request.body : '',
    });
    const { status = 200, body } = answers.shift() ?? { body: { data: {} } };
    return reply
      .code(status)
      .type(typeof body === 'string' ? 'text/plain' : 'application/json')
      .send(typeof body === 'string' ? body : JSON.stringify(body));
  });
};

/** Starts it on a free port of this machine. */
export const aNotesServer = async (): Promise<NotesServer> => {
  const app = Fastify();
  const [asked, answers]: [Asked[], Answer[]] = [[], []];
  everything(app, asked, answers);
  const base = await app.listen({ port: 0, host: '127.0.0.1' });
  return { base, asked, answers, close: () => app.close() };
};
