import type { Dice } from '../dice.ts';
import { syllables, type Tongue } from './tongue.ts';

const place = (d: Dice): string =>
  syllables(
    d,
    ['Al', 'Bena', 'Casti', 'Fuente', 'Monte', 'Olme', 'Peña', 'Río', 'Santa', 'Torre', 'Valde'],
    ['mora', 'vides', 'rubia', 'llano', 'seca', 'dueña', 'mira', 'luz', 'brava', 'nueva'],
    ['', '', 'de', 'ca', 'za'],
  );
const person = (d: Dice): string =>
  `${d.pick(['Alba', 'Bruno', 'Carmen', 'Darío', 'Elena', 'Félix', 'Gloria', 'Hernán', 'Irene', 'Joel', 'Lucía', 'Mateo'])} ${syllables(d, ['Arre', 'Bel', 'Cas', 'Du', 'Esco', 'Mon', 'Oli', 'Que', 'Sal', 'Ur'], ['gui', 'trán', 'tero', 'bedo', 'vares', 'sada', 'rrutia'])}`;
const THINGS = [
  'faro',
  'molino',
  'huerto',
  'mercado',
  'horno de pan',
  'puente de madera',
  'campanario',
  'taller de encuadernación',
  'embarcadero',
  'archivo',
  'pozo',
  'telar',
];
const GOODS = [
  'Lámpara',
  'Tetera',
  'Manta',
  'Escalera',
  'Linterna',
  'Cómoda',
  'Cesta',
  'Estantería',
  'Silla',
  'Bandeja',
];
const year = (d: Dice): number => d.int(1871, 2024);
const thing = (d: Dice): string => d.pick(THINGS);

const SENTENCES: readonly ((d: Dice) => string)[] = [
  (d) =>
    `En ${year(d)}, ${person(d)} levantó de nuevo el ${thing(d)} de ${place(d)} con ${d.int(3, 90)} vecinos.`,
  (d) =>
    `El ${thing(d)} está a ${d.int(2, 19)} kilómetros de ${place(d)}, en el camino de ${place(d)}.`,
  (d) =>
    `${person(d)} guarda ${d.int(12, 400)} cartas sobre el ${thing(d)} en una casa cerca de ${place(d)}.`,
  (d) =>
    `Nadie en ${place(d)} creía que el ${thing(d)} duraría ${d.int(5, 80)} años tras la crecida de ${year(d)}.`,
  (d) =>
    `El ayuntamiento de ${place(d)} aprobó por ${d.int(7, 21)} votos contra ${d.int(1, 6)} el arreglo del ${thing(d)}.`,
  (d) =>
    `Cada semana ${person(d)} envía ${d.int(2, 30)} paquetes de ${place(d)} a ${place(d)}, atados a mano y forrados de paja.`,
];

export const es: Tongue = {
  code: 'es',
  dir: 'ltr',
  place,
  person,
  item: (d) => `${d.pick(GOODS)} de ${place(d)}`,
  sentence: (d) => d.pick(SENTENCES)(d),
  heading: (d) =>
    `${d.pick(['Un año con el', 'La vuelta del', 'Visita al', 'Salvar el', 'En torno al'])} ${thing(d)} de ${place(d)}`,
  price: (cents) => `${(cents / 100).toFixed(2).replace('.', ',')} €`,
  words: {
    loading: ['Cargando…', 'Cargando...', 'Cargando', 'Cargando contenido…'],
    wait: ['Espere, por favor…', 'Un momento, por favor…', 'Espere un instante'],
    plea: 'Es necesario activar JavaScript para usar esta aplicación.',
    partly: 'Algunas funciones de esta página, como compartir, necesitan JavaScript.',
    menu: [
      'Inicio',
      'Noticias',
      'Tienda',
      'Talleres',
      'Biblioteca',
      'Horario',
      'Quiénes somos',
      'Equipo',
      'Empleo',
      'Prensa',
      'Envíos',
      'Devoluciones',
      'Tarjetas regalo',
      'Agenda',
      'Archivo',
      'Contacto',
    ],
    footer: [
      'Todos los derechos reservados. Precios con impuestos, sin envío.',
      'Inscrita en el registro mercantil con el número 48213.',
      'Condiciones de venta, privacidad y accesibilidad.',
    ],
    cookies:
      'Nosotros y nuestros 143 socios guardamos y leemos información en su dispositivo, como las cookies, para medir el uso de este sitio, recordar sus ajustes y mostrar publicidad acorde con sus intereses. Puede cambiar su elección en cualquier momento al pie de cada página. Algunos socios tratan sus datos por un interés legítimo, al que puede oponerse.',
    accept: 'Aceptar todo',
    settings: 'Ajustes',
    search: 'Buscar',
    more: 'Leer más',
    loadMore: 'Mostrar más',
    cart: 'Añadir a la cesta',
    price: 'Precio',
    stock: 'Disponibilidad',
    left: 'unidades disponibles',
    reviews: 'Opiniones',
    description: 'Descripción',
    home: 'Inicio',
    login: 'Iniciar sesión',
    password: 'Contraseña',
    email: 'Correo electrónico',
    send: 'Enviar',
    share: 'Compartir',
    newsletter: 'Boletín',
    comments: 'Comentarios',
    filter: 'Filtrar',
    sort: 'Ordenar por',
    next: 'Siguiente',
    compare: 'Comparar',
    related: 'También le puede gustar',
    chat: 'Escríbanos',
    dark: 'Modo oscuro',
    print: 'Imprimir esta página',
    close: 'Cerrar',
    skip: 'Ir al contenido',
    hours: 'Horario',
    error: 'Se ha producido un error inesperado. Recargar',
    nothing: 'No hay productos que coincidan con su selección.',
    columns: ['Nombre', 'Lugar', 'Año', 'Visitantes'],
    days: ['lunes', 'martes', 'miércoles', 'jueves', 'viernes', 'sábado', 'domingo'],
    notFound: [
      'Página no encontrada',
      'La página que busca se ha movido o nunca existió. Compruebe la dirección o vuelva al inicio.',
    ],
    gone: ['Esta página ya no existe', 'La oferta ha terminado y se retiró de forma definitiva.'],
    thanks: [
      'Gracias por su mensaje',
      'Lo hemos recibido y responderemos en dos días laborables. Ya puede cerrar esta página.',
    ],
    imprint: 'Aviso legal',
    privacy: 'Privacidad',
    contact: 'Contacto',
  },
};
