/**
 * Requests that are broken, or ask for what is not offered, before any route sees them: addresses that cannot
 * be decoded, heads that are no HTTP or too long, expectations and upgrades nobody here knows. Node and
 * Fastify would answer in their own form; clients get ours (wire README, "Errors").
 */
import type { IncomingMessage } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { HearthError } from '../domain/errors.ts';
import { replyError } from './reply-error.ts';

const CONTENT_TYPE = 'application/json; charset=utf-8';

/** For Fastify's `frameworkErrors`: an address that cannot be decoded, or has a part that is too long. */
export function answerBadAddress(
  _error: unknown,
  _request: FastifyRequest,
  reply: FastifyReply,
): void {
  const { status, body } = replyError(
    new HearthError(
      'BAD_REQUEST',
      'The address of the request cannot be read: it is too long, or a "%" in it does not begin a code such as %20. Write "%" itself as %25.',
    ),
  );
  void reply.code(status).header('content-type', CONTENT_TYPE).send(JSON.stringify(body));
}

/** For `clientErrorHandler`: what arrived is no HTTP request, or its head is too long. */
export function answerBadHead(error: { readonly code?: string }, socket: Socket): void {
  // it is gone, or an answer is on its way already
  if (error.code === 'ECONNRESET' || !socket.writable || socket.bytesWritten > 0) {
    socket.destroy();
    return;
  }
  const isTooLong = error.code === 'HPE_HEADER_OVERFLOW';
  const status = isTooLong ? '431 Request Header Fields Too Large' : '400 Bad Request';
  const failure = new HearthError(
    'BAD_REQUEST',
    isTooLong
      ? 'The address and headers are too long; send less in them.'
      : 'What arrived is no HTTP request; speak http to this port, and https only where it is set up.',
  );
  const body = JSON.stringify(replyError(failure).body);
  socket.end(
    `HTTP/1.1 ${status}\r\ncontent-type: ${CONTENT_TYPE}\r\ncontent-length: ${Buffer.byteLength(body)}\r\nconnection: close\r\n\r\n${body}`,
    () => socket.destroy(),
  );
}

/**
 * Websockets alone are an upgrade; whoever offers another one (Java's client offers h2c with every request)
 * is answered as if he had not (RFC 9110, section 7.8).
 */
export function isSocketUpgrade({ headers }: IncomingMessage): boolean {
  return /^websocket$/i.test(headers.upgrade ?? '');
}
