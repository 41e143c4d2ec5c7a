import type { CueWords } from "./classes.ts";

export const spanish: CueWords = {
  found:
    "fundó fundada fundado fundados fundadas fundar fundaron fundé fundamos funda fundan fundación creó creada creado creamos crearon crear constituida constituyó establecida establecido estableció",
  start:
    "abrió abrieron abrimos abrir abriendo abrí abre abren abierta abierto apertura inaugur* montó montaron monté montamos montar inició iniciaron iniciamos inicio inicios empezó empezaron empezamos empecé empieza empezar comenzó comenzaron comencé comienza comienzos arranc* nació nacimos nace nacieron puso_en_marcha pusieron_en_marcha puso puse pusieron pusimos levantó_la levantaron_la echó_a_andar echamos_a_andar principio aventura",
  self: "por_su_cuenta por_mi_cuenta por_nuestra_cuenta se_independiz* independiz* propio_negocio propio_taller propia_empresa propia_tienda propio_local propia_consulta propio_estudio propio_despacho propio_restaurante propio_horno manta_a_la_cabeza se_lanzó me_lancé nos_lanzamos dar_el_salto dio_el_salto emprender emprendió autónomo autónoma",
  step: "primer_cliente primeros_clientes primeras_clientas primer_local primer_taller primera_tienda primer_horno primeros_alumnos primeros_pacientes primeros_huéspedes primer_flete primer_lote primera_clase primer_saco primera_cosecha primer_pan alquiló alquilaron alquilé alquilamos rentó rentaron rentamos encendieron encendió colgó colgaron colgué cartel persiana compró_un compraron_un compran dejó dejaron dejé largó ahorr* traspaso",
  modest:
    "galpón garaje cochera bodega sótano banqueta patio terraza cocina burro carro puesto horno_de_leña prestado prestada prestadas prestados usado segunda_mano crédito ahorros ahorró comal mesas camión furgoneta colmenas doce bajo sillón máquina un_solo una_sola con_un con_dos sin_nada",
  since: "desde",
  founder:
    "fundador fundadora fundadores fundadoras cofundador* co-fundador* creador creadora creadores",
  kin: "abuelo abuela abuelos bisabuel* tatarabuel* generación generaciones padre madre padres nono nona papá mamá",
  descent: "hijo hija hijos hijas nieto nieta nietos nietas sobrino sobrina yerno nuera sucesor*",
  others:
    "proveedor* marca marcas distribu* fabrica fabricante* fabricad* cosmética socio socios trabajamos_con producto productos cooperativa asociación fundación_de importad* tostador_de laboratorio* banco método franquicia* editorial club molino casa_italiana vecino* calle barrio_de representantes",
  career:
    "licenciad* graduad* título titulad* universidad estudió estudié estudios se_incorporó incorpor* llegó nacido nacida trabajó trabajé trabajaba en_el_equipo aprendi* formación egres* promoción diplomad* máster especializ* colegio escuela experiencia maestría certificad* oficial_de carrera jubil*",
  change:
    "traslad* mud* reform* ampli* segundo segunda nuevo nueva nuevos sucursal relev* remodel* renov* restaur* pasamos sociedad_limitada incendio reconstru* terremoto cambi* moderniz* tercer* gerencia",
  took: "tomó_el_relevo tomó_las_riendas heredó heredaron compró_el compró_la se_hizo_cargo asumió adquir* traspasó traspas* relevo riendas pasó_a",
  house:
    "edificio casona construid* constru* antiguo antigua siglo data_de levantad* arquitecto* caserón fachada palacio convento data molino_de inmueble",
  award:
    "premio* galard* campeón campeona elegid* medalla* mejor finalista concurso reconocid* ganador* ganamos ganó ganaron gané primer_lugar distinción",
  member:
    "colegiad* miembro* inscrit* homologad* certific* acredit* asociad* registro registrad* iso autorizad* licencia* gremio",
  copy: "copyright derechos reservados actualizad* web sitio diseño aviso_legal",
  media:
    "blog publicad* artículo* foto* fotógraf* autor* prensa periódico ley decreto tarifa* precios versión edición noticias libro norma normativa revista reseñ*",
  customer: "cliente clienta clientes gracias opinión opiniones recomiendo testimonio*",
  own: "nosotros nosotras nuestro nuestra nuestros nuestras nos somos",
  me: "yo mi mis me soy",
  business:
    "empresa negocio taller tienda consulta despacho local familia estudio restaurante panadería hotel librería farmacia academia carpintería ferretería clínica bodega bar cafetería hostal floristería peluquería óptica fontanería cervecería autoescuela gestoría viña casa familiar sirviendo al_servicio a_su_servicio atendiendo cocina gimnasio",
  role: "higienista odontólog* fisioterapeuta veterinari* encargad* recepcionista técnico técnica cocinera cocinero colorista responsable director directora gerente jefe jefa auxiliar ayudante instructor* administrativ* enólog*",
  today: "hoy actual* lleva llevan atiende atienden dirige dirigen propietari* dueñ* ahora sigue",
  by: "por",
  iam: "soy me_llamo mi_nombre les_saluda somos les_presento",
  they: "él ella ellos ellas juntos juntas ambos los_dos las_dos los_tres las_tres los_cuatro a_medias matrimonio hermanos hermanas amigos amigas",
  history:
    "historia quiénes nosotros sobre conócenos familia trayectoria orígenes origen empresa cómo_empezó nuestros_inicios tradición hitos",
  team: "equipo plantilla personal profesionales",
  idea: "idea sueño proyecto ganas decidió decidieron decidí quería detrás ilusión",
  life: "conocieron conoció_a se_conocieron casaron boda murió falleci* muerte guerra nacido_en nacida_en",
  about: "hacia aproximadamente circa alrededor hasta antes entre foto fotografía",
};
