// Before the first paint: the reader's language and theme, and the texts that will be needed.
{
  const root = document.documentElement;
  let kept = {};
  try {
    kept = JSON.parse(localStorage.getItem("gantry-settings")) ?? {};
  } catch {}
  const preferred = navigator.languages.map((tag) => tag.split("-")[0].toLowerCase());
  const known = ["en", "de", "fr"];
  root.lang = [kept.language, ...preferred].find((language) => known.includes(language)) ?? "en";
  root.dataset.theme = kept.theme ?? "auto";
  root.dataset.motion = kept.motion ?? "auto";
  const words = root.dataset.files.split(" ").find((name) => name.startsWith(`words-${root.lang}-`));
  const link = document.createElement("link");
  Object.assign(link, { rel: "preload", as: "fetch", crossOrigin: "anonymous", href: `./${words}` });
  document.head.append(link);
}
