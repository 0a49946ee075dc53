import { useEffect, type RefObject } from 'react';
import { htmlTexts } from '../locale/html.ts';
import { blockedSite, onBlocked } from './blockedPictures.ts';

/**
 * In the place of a picture that is not shown, says what it shows, from where it comes and why it
 * is missing; browsers leave an icon. A film without an address is said, too.
 * @param shown changes with the text
 */
export function useMissingPictures(place: RefObject<HTMLElement | null>, shown: unknown): void {
  useEffect(() => {
    const { current } = place;
    if (!current) return undefined;
    /** The notes in the text, and the addresses of their pictures. */
    const notes = new Map<HTMLElement, HTMLImageElement>();
    const say = (picture: HTMLImageElement) => {
      const note = noteOf(reasonOf(picture));
      note.title = picture.src;
      notes.set(note, picture);
      picture.replaceWith(note);
    };
    const onError = ({ target }: Event) => {
      if (target instanceof HTMLImageElement) say(target);
    };
    current.addEventListener('error', onError, true);
    for (const picture of current.querySelectorAll('img'))
      if (picture.complete && picture.naturalWidth === 0) say(picture);
    // An address that may not be played was taken away when the text was cleaned.
    for (const film of current.querySelectorAll('video'))
      if (!film.hasAttribute('src') && !film.querySelector('source[src]'))
        film.replaceWith(noteOf(htmlTexts().noFilm));
    const stop = onBlocked(() => {
      for (const [note, picture] of notes) note.textContent = reasonOf(picture);
    });
    return () => {
      stop();
      current.removeEventListener('error', onError, true);
    };
  }, [place, shown]);
}

function noteOf(text: string): HTMLElement {
  const note = document.createElement('span');
  note.className = 'pl-html-missing';
  note.textContent = text;
  return note;
}

function reasonOf(picture: HTMLImageElement): string {
  const { alt, src } = picture;
  const site = blockedSite(src);
  const texts = htmlTexts();
  const reason = site === undefined ? texts.failed(shortAddress(picture)) : texts.refused(site);
  return alt.trim() === '' ? reason : texts.named(alt.trim(), reason);
}

/** Characters of an address that stand in the text; all of it stands in its title. */
const longest = 80;

function shortAddress(picture: HTMLImageElement): string {
  const written = picture.getAttribute('src') ?? '';
  return written.length > longest ? `${written.slice(0, longest)}…` : written;
}
